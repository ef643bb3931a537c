import Testing
import TwelveWording

@Suite("Placeholders")
struct PlaceholderTests {
  @Test(
    "One pass over the template",
    arguments: [
      ("{monthly}/month. Total commitment: {total}.", "$9.99/month. Total commitment: $119.88."),
      ("{monthly}{monthly}", "$9.99$9.99"),
      ("", ""),
      ("no braces", "no braces"),
      ("{renews} has no value", "{renews} has no value"),
      ("{nothing} is none of ours", "{nothing} is none of ours"),
      ("{Monthly} and { monthly } are not spelled so", "{Monthly} and { monthly } are not spelled so"),
      ("{} {{monthly}} {", "{} {$9.99} {"),
      ("} {monthly", "} {monthly"),
      ("{app}", "{total}"),
      ("全{total}円", "全$119.88円"),
    ])
  func fill(template: String, expected: String) {
    let values: PlaceholderValues = [.monthly: "$9.99", .total: "$119.88", .app: "{total}"]
    #expect(Placeholder.fill(template, values) == expected)
  }

  @Test("A template's placeholders, and the names that are none")
  func names() {
    let template = "{monthly} {x} {total} {monthly} {Total} {"
    #expect(Placeholder.placeholders(in: template) == [.monthly, .total, .monthly])
    #expect(Placeholder.unknownNames(in: template) == ["x", "Total"])
  }

  @Test("Every placeholder can be filled", arguments: Placeholder.allCases)
  func all(placeholder: Placeholder) {
    #expect(Placeholder.fill("a {\(placeholder.rawValue)} b", [placeholder: "v"]) == "a v b")
  }
}
