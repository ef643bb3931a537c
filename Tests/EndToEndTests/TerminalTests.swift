import Foundation
import TestSupport
import Testing

/// The built program in a real terminal.
@Suite(.serialized) struct TerminalTests {
  private let folder: TemporaryFolder
  private let program = BuiltProgram.path

  init() throws { folder = try TemporaryFolder() }

  private var store: String { folder.path + "/store" }

  private func begin(_ arguments: String...) throws {
    let run = try BuiltProgram.run(["reset", "--now", "2026-12-01T09:41:00Z"] + arguments, store: store)
    #expect(run.status == 0)
  }

  private func bought() throws {
    try begin()
    let run = try BuiltProgram.run(
      ["buy", "com.example.lingo.pro.yearly", "--plan", "monthly", "--yes"], store: store)
    #expect(run.status == 0)
  }

  private func open(columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]) throws -> Tmux {
    let terminal = try Tmux(columns: columns, rows: rows, store: store, environment: environment)
    try terminal.enter(program)
    return terminal
  }

  /// What a shell finds after the program has gone: echo and line editing on, main screen, a cursor.
  private func expectGivenBack(_ terminal: Tmux) throws {
    try terminal.expectFact("alternate_on", "0")
    try terminal.expectFact("cursor_flag", "1")
    try terminal.enter("stty -a | grep -o -e '[-]*icanon' -e ' [-]*echo ' | tr -d '\\n'; echo ' is the tty'")
    try terminal.expect("icanon echo  is the tty")
    #expect(!terminal.screen.contains("-icanon echo"))
  }

  @Test("In plain mode the screens are lines, keys are words, and the same questions are asked")
  func plain() throws {
    try begin()
    let terminal = try Tmux(columns: 120, rows: 60, store: store)
    try terminal.enter("\(program) --plain")
    try terminal.expect("12 payments, then renews for 12 more $119.88 in total")
    try terminal.enter("")
    try terminal.expect("Before you subscribe")
    try terminal.expect("Today 1 Dec 2026 payment 1 of 12 $9.99")
    try terminal.enter("yes")
    try terminal.expect("Confirm the purchase")
    try terminal.enter("yes")
    try terminal.expect("You have Lingo Pro")
    try terminal.enter("enter")
    try terminal.expect("Payment 1 of 12 · 11 payments remaining")
    try terminal.enter("n")
    try terminal.expect("Payment 2 of 12 · 10 payments remaining")
    #expect(!terminal.screen.contains("──"))
    try terminal.enter("q q")
    try expectGivenBack(terminal)
    let logged = try BuiltProgram.run(["--plain", "--ascii"], store: store)
    #expect(logged.status == 0 && logged.output.contains("Speak a new language with confidence"))
    #expect(logged.output.filter { !$0.isASCII }.isEmpty)
  }

  @Test("The tour plays, Space goes on, q leaves, and the user's store is not touched")
  func demo() throws {
    let terminal = try Tmux(store: store)
    try terminal.enter("\(program) demo --theme high-contrast")
    try terminal.expect("Both prices on one screen")
    try terminal.press("Space")
    try terminal.expect("in the United States: the plan is not sold")
    try terminal.press("Space")
    try terminal.expect("Before the first commitment")
    try terminal.press("q")
    try expectGivenBack(terminal)
    #expect(!FileManager.default.fileExists(atPath: store))
    let file = folder.path + "/tour.cast"
    #expect(try BuiltProgram.run(["demo", "--record", file, "--speed", "10"], store: store).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("{\"version\": 2,"))
    #expect(try BuiltProgram.run(["demo"], store: store).output.contains("Paid eight days late"))
  }

  @Test("Buy in France, let three months pass, cancel, fail and recover, quit with a clean terminal")
  func story() throws {
    try begin("--storefront", "FRA")
    let terminal = try open()
    try terminal.expect("119,88 € in total")
    try terminal.press("Enter")
    try terminal.expect("Before you subscribe")
    try terminal.press("Right", "Enter")
    try terminal.expect("Confirm the purchase")
    try terminal.press("Right", "Enter")
    try terminal.expect("You have Lingo Pro")
    try terminal.press("Enter")
    try terminal.expect("Payment 1 of 12")
    for payment in 2...4 {
      try terminal.press("n")
      try terminal.expect("Payment \(payment) of 12")
    }
    try terminal.press("m", "c")
    try terminal.expect("still charged: 8 payments, 79,92 € in all")
    try terminal.press("Right", "Enter")
    try terminal.expect("Renew again")
    try terminal.press("a", "f")
    try terminal.expect("payments fail")
    try terminal.press("n")
    try terminal.expect("No access since 1 Apr 2027: payment 5 failed")
    try terminal.press(".", ".", ".")
    try terminal.expect("4 Apr 2027")
    try terminal.press("f")
    try terminal.expect("Access until 4 May 2027")
    try terminal.expect("(was 1 Dec; moved by payment 5)")
    try terminal.press("q", "q")
    try terminal.expect("ready$")
    try expectGivenBack(terminal)
  }

  @Test("Killed at any moment, the store holds whole purchases and opens again")
  func kill() throws {
    try bought()
    let terminal = try open()
    try terminal.expect("your plan")
    try terminal.press("a", "n", "n", "n", "n")
    let process = try terminal.foregroundProcess()
    #expect(Foundation.kill(process, SIGKILL) == 0)
    try terminal.expect("Killed")
    let account = try BuiltProgram.run(["account", "--json"], store: store)
    #expect(account.status == 0)
    #expect(account.output.contains("\"totalBillingPeriods\" : 12"))
    try terminal.enter("stty sane; clear; \(program)")
    try terminal.expect("your plan")
  }

  @Test("A signal ends it in order, with 128 and its number", arguments: [SIGTERM, SIGHUP, SIGINT])
  func signals(_ signal: Int32) throws {
    try begin()
    let terminal = try Tmux(store: store)
    try terminal.enter("\(program); echo status $?")
    try terminal.expect("TEST STORE")
    let process = try terminal.foregroundProcess()
    #expect(Foundation.kill(process, signal) == 0)
    try terminal.expect("status \(128 + signal)")
    try expectGivenBack(terminal)
  }

  @Test("A crash gives the terminal back too", arguments: [SIGSEGV, SIGABRT, SIGQUIT, SIGILL])
  func crashes(_ signal: Int32) throws {
    try begin()
    let terminal = try Tmux(store: store)
    try terminal.enter("ulimit -c 0; \(program); echo status $?")
    try terminal.expect("TEST STORE")
    let process = try terminal.foregroundProcess()
    #expect(Foundation.kill(process, signal) == 0)
    try terminal.expect("status \(128 + signal)")
    try expectGivenBack(terminal)
  }

  @Test("Ctrl-C quits, Ctrl-Z stops and fg goes on")
  func suspend() throws {
    try begin()
    let terminal = try open()
    try terminal.expect("TEST STORE")
    try terminal.press("C-z")
    try terminal.expectFact("alternate_on", "0")
    try terminal.enter("stty -a | grep -o ' [-]*echo ' ; echo stopped; fg")
    try terminal.expect("TEST STORE")
    try terminal.press("a")
    try terminal.expect("Account")
    try terminal.press("C-c")
    try terminal.expectFact("alternate_on", "0")
    try expectGivenBack(terminal)
  }

  @Test("It follows the terminal's size, and says when it is too small")
  func resize() throws {
    try bought()
    let terminal = try open()
    try terminal.expect("TEST STORE")
    try terminal.resize(columns: 120, rows: 40)
    try terminal.expect("WHAT COMES")
    try terminal.resize(columns: 40, rows: 10)
    try terminal.expect("The terminal is 40x10")
    try terminal.resize(columns: 60, rows: 20)
    try terminal.expect("$119.88 in total")
  }

  @Test("Several pasted lines buy nothing and quit nothing")
  func paste() throws {
    try begin()
    let terminal = try open()
    try terminal.expect("TEST STORE")
    try terminal.paste("q\nq\n\n\n\nrm -rf /\n")
    try terminal.press("a")
    try terminal.expect("Nothing has been bought yet")
  }

  @Test(
    "Any terminal and locale",
    arguments: [
      ["TERM": "tmux-256color"], ["TERM": "linux"], ["TERM": "vt100"], ["TERM": "screen-256color"],
      ["TERM": "xterm-kitty"], ["TERM": "alacritty"], ["NO_COLOR": "1"], ["LC_ALL": "en_US.UTF-8"],
    ])
  func terminals(_ environment: [String: String]) throws {
    try begin()
    let terminal = try open(environment: environment)
    try terminal.expect("TEST STORE")
    try terminal.expect("$119.88 in total")
    try terminal.press("q")
    try terminal.expectFact("alternate_on", "0")
  }

  @Test("LC_ALL=C is drawn in ASCII alone, prices included")
  func plainC() throws {
    try begin("--storefront", "FRA")
    let terminal = try open(environment: ["LC_ALL": "C"])
    try terminal.expect("119,88 EUR in total")
    let beyond = terminal.screen.filter { !$0.isASCII }
    #expect(beyond == "")
  }

  @Test("A terminal that cannot be drawn on gets the text", arguments: ["dumb", "no-such-terminal"])
  func dumb(_ name: String) throws {
    try begin()
    let terminal = try Tmux(rows: 40, store: store)
    try terminal.enter("TERM=\(name) \(program); echo status $?")
    try terminal.expect("TERM=\(name)")
    try terminal.expect("$119.88 in 12 payments")
    try terminal.expect("status 0")
  }

  @Test("Japanese keeps its columns")
  func japanese() throws {
    try begin("--storefront", "JPN", "--language", "ja")
    let terminal = try open()
    try terminal.expect("¥14,400")
    let edges = terminal.screen.split(separator: "\n").filter { $0.contains("¥") }
    #expect(!edges.isEmpty)
    try terminal.press("q")
  }

  @Test("A catalog saved while the store runs is read again; a faulty one leaves the last good one")
  func reload() throws {
    let sample = BuiltProgram.root.appendingPathComponent("catalog/lingo.json")
    let text = try String(contentsOf: sample, encoding: .utf8)
    let file = folder.path + "/mine.json"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    try begin("--catalog", file)
    let terminal = try Tmux(store: store)
    try terminal.enter("\(program) --catalog \(file)")
    try terminal.expect("Speak a new language with confidence")
    let changed = text.replacingOccurrences(of: "Speak a new language with confidence", with: "Say it in Welsh")
    try changed.write(toFile: file, atomically: true, encoding: .utf8)
    try terminal.expect("Say it in Welsh")
    try "{".write(toFile: file, atomically: true, encoding: .utf8)
    try terminal.expect("the last good version stays")
    try terminal.expect("Say it in Welsh")
  }

  @Test("Two programs on one store see each other within a second")
  func twoPrograms() throws {
    try bought()
    let terminal = try open()
    try terminal.expect("TEST STORE")
    try terminal.press("a")
    try terminal.expect("Payment 1 of 12")
    let run = try BuiltProgram.run(["advance", "1mo"], store: store)
    #expect(run.status == 0)
    try terminal.expect("Payment 2 of 12")
  }
}
