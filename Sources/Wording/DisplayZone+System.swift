import TwelveCommerce

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension DisplayZone {
  /// Where Linux keeps its time zone files.
  public static let systemDirectory = "/usr/share/zoneinfo"

  /// The zone of this name: `UTC`, a fixed offset (`+02:00`), or a name of the time zone database (`Europe/Paris`) read
  /// from the directory (`TZDIR`, where that is set); nil when there is no such zone.
  public static func system(named name: String, in directory: String = systemDirectory) -> DisplayZone? {
    if name == "UTC" || name == "Z" { return .utc }
    if let fixed = fixed(offset: name) { return fixed }
    let isInside = !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    guard isInside, let bytes = contents(of: "\(directory)/\(name)") else { return nil }
    return DisplayZone(name: name, tzif: bytes)
  }

  /// The system's zone, as the C library would find it: the variable `TZ` if it is set, else `/etc/localtime`, else
  /// UTC. Nil when `TZ` names no zone.
  ///
  /// - Parameters:
  ///   - variable: the value of `TZ`: a zone's name, a rule such as `CET-1CEST,M3.5.0,M10.5.0/3`, or a file.
  ///   - directory: the directory of the time zone files.
  ///   - link: the file, usually a link into that directory, that is the system's own zone.
  public static func local(
    variable: String?, in directory: String = systemDirectory, link: String = "/etc/localtime"
  ) -> DisplayZone? {
    guard let variable else { return fromLink(link) ?? .utc }
    let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    if name.isEmpty { return .utc }
    if name.hasPrefix("/") { return fromLink(name) }
    return system(named: name, in: directory) ?? DisplayZone(posix: name)
  }

  private static func fromLink(_ path: String) -> DisplayZone? {
    guard let bytes = contents(of: path) else { return nil }
    return DisplayZone(name: zoneName(atEndOf: destination(of: path) ?? path), tzif: bytes)
  }

  /// `Europe/Paris` of `/usr/share/zoneinfo/Europe/Paris`.
  private static func zoneName(atEndOf path: String) -> String {
    let parts = path.split(separator: "/")
    guard let directory = parts.lastIndex(of: "zoneinfo") else { return "local time" }
    let name = parts[(directory + 1)...].joined(separator: "/")
    return ["Etc/UTC", "Etc/Universal", "Etc/Zulu"].contains(name) ? "UTC" : name
  }

  /// Reads `+02:00` and `-03:30` only: `+2` or `-0330` would leave people guessing what the digits are.
  private static func fixed(offset text: String) -> DisplayZone? {
    let midnight = "2000-01-01T00:00"
    guard text.hasPrefix("+") || text.hasPrefix("-"), let shifted = Instant(iso8601: midnight + text),
      let unshifted = Instant(iso8601: midnight + "Z")
    else { return nil }
    return fixed(secondsFromUTC: Int((unshifted.milliseconds - shifted.milliseconds) / 1_000))
  }

  private static func destination(of path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes {
      readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), 4_096)
    }
    return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
  }

  /// The file's first megabyte: no time zone needs more than a few kilobytes.
  private static func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while bytes.count < 1_048_576 {
      let count = read(file, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
    }
    return nil
  }
}
