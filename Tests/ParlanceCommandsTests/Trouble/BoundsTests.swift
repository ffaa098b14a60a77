// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Input beyond a bound is reported in a sentence, and everything before it or beside it stays
/// unchanged.
@Suite(.timeLimit(.minutes(20)))
struct BoundsTests {
  let household: Household

  init() throws { household = try Household() }

  private func words(_ count: Int, _ separator: String) -> String {
    (0..<count).map { "w\($0)" }.joined(separator: separator)
  }

  private func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: household.folder.appending(path: name))
    return household.path(name)
  }

  /// A file that has a size but takes no space on the disk.
  private func hollow(_ name: String, size: UInt64) throws -> String {
    let path = try write("", to: name)
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.truncate(atOffset: size)
    try file.close()
    return path
  }

  // MARK: Grammars

  private func sentence(toldAs rule: String) -> String {
    switch rule {
    case "permutation-too-long": "(\(words(30, ";")))"
    case "template-too-ambiguous": "[\(words(2_000, "] ["))]"
    case "endless-rule": "go <a>"
    default: "<r0>"
    }
  }

  @Test(arguments: [
    "permutation-too-long", "template-too-ambiguous", "endless-rule", "template-too-large",
  ])
  func aHostileSentenceIsReportedAndTheRestIsUnderstood(_ rule: String) async throws {
    let sentence = sentence(toldAs: rule)
    let doubled = (0..<25).map { "  r\($0): \"<r\($0 + 1)> <r\($0 + 1)>\"" }
    let grammar = """
      language: en
      intents:
        Bad:
          data:
            - sentences: ["\(sentence)"]
        Good:
          data:
            - sentences: ["hello"]
      expansion_rules:
        a: "x <b>"
        b: "y <a>"
      \(doubled.joined(separator: "\n"))
        r25: "q"
      """
    let path = try write(grammar, to: "hostile.yaml")
    let run = try await household.run("interpret", "--json", "--grammar", path, "hello")
    #expect(run.lines == [#"{"text":"hello","intent":"Good","slots":{}}"#])
    let told = run.errors.split(separator: "\n")
    #expect(told.count == 1, "\(run.errors)")
    let line = rule == "endless-rule" ? 10 : 5
    #expect(told.first?.hasPrefix("\(path):\(line):") == true)
    #expect(told.first?.hasSuffix("[\(rule)]") == true)
  }

  @Test(arguments: ["/dev/zero", "many.json", "many.yaml"])
  func aGrammarFileThatIsTooLargeIsNotRead(_ name: String) async throws {
    let path = name.hasPrefix("/") ? name : try hollow(name, size: 200 << 20)
    let run = try await household.run("interpret", "--json", "--grammar", path, "hello")
    #expect(run.lines == [#"{"text":"hello","intent":null,"slots":{}}"#])
    #expect(
      run.errors
        == "\(path): error: the file is larger than 64 MiB; split it [file-too-large]\n")
  }

  // MARK: Shortcuts and rehearsals

  @Test func aShortcutsFileThatIsTooLargeIsNotRead() async throws {
    let device = try await household.run("shortcuts", "import", "/dev/zero")
    #expect(device.ending == .exit(1))
    #expect(device.errors.contains("/dev/zero: error: the file is larger than 64 MiB"))
    let input = try await household.run(
      arguments: ["shortcuts", "import", "-"].map { Array($0.utf8) },
      input: Array(repeating: 0, count: (64 << 20) + 1))
    #expect(input.ending == .exit(1))
    #expect(input.errors.contains("-: error: the file is larger than 64 MiB"))
  }

  @Test(arguments: ["many.transcript", "many.yaml", ""])
  func aRehearsalFileThatIsTooLargeIsReported(_ name: String) async throws {
    let folder = household.folder.appending(path: "many")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = name.isEmpty ? "many.yaml" : name
    _ = try hollow("many/\(file)", size: 3 << 30)
    let run = try await household.run(
      "rehearse", household.path(name.isEmpty ? "many" : "many/\(name)"))
    #expect(run.ending == .exit(1))
    #expect(
      run.output.contains(
        "many/\(file): error: the file is larger than 64 MiB; split it [file-too-large]"))
  }

  // MARK: Names of the user's own

  enum Much: String, CaseIterable {
    case file, device, names, letters
  }

  private func path(of much: Much) throws -> String {
    switch much {
    case .file: try hollow("names.txt", size: 80 << 20)
    case .device: "/dev/zero"
    case .names: try write(words(100_001, "\n"), to: "names.txt")
    case .letters: try write(String(repeating: "la", count: 2_001), to: "names.txt")
    }
  }

  /// Every kind in English, and one kind in every other language.
  static let muchInLanguages =
    Much.allCases.map { ($0, "en") } + ["fr", "ja", "ko", "zh-Hans"].map { (.names, $0) }

  @Test(arguments: muchInLanguages)
  func anImportThatIsTooLargeLeavesTheListUnchanged(_ much: Much, _ locale: String) async throws {
    let path = try path(of: much)
    _ = try await household.run("vocabulary", "add", "SoupChef", "soup", "Gumbo")
    let run = try await household.run(
      "vocabulary", "import", "--locale", locale, "SoupChef", "soup", path)
    #expect(run.ending == .exit(2))
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    let limit = [Much.file: "16", .device: "16", .names: "100000", .letters: "4000"][much] ?? ""
    #expect(run.errors.contains(limit))
    let after = try await household.run("vocabulary", "add", "SoupChef", "soup", "Goulash")
    #expect(after.lines == ["SoupChef, soup: Gumbo, Goulash"])
  }

  @Test func aHundredThousandNamesAreImportedAndNoMore() async throws {
    let path = try write(words(100_000, "\n"), to: "names.txt")
    let run = try await household.run("vocabulary", "import", "SoupChef", "soup", path)
    #expect(run.ending == .exit(0))
    let more = try await household.run("vocabulary", "add", "SoupChef", "soup", "One More")
    #expect(more.errors.hasPrefix("These are more than 100000 names."))
    let order = try await household.run("interpret", "order w99999 in Soup Chef")
    #expect(order.output.contains("w99999"))
  }

  // MARK: Utterances

  @Test func aMegabyteOfTextIsInterpretedAsNothing() async throws {
    let text = String(decoding: BadInputTests.megabyte("soup "), as: UTF8.self)
      .trimmingCharacters(in: .newlines)
    let run = try await household.run(
      arguments: ["interpret", "--json", "--ephemeral"].map { Array($0.utf8) },
      input: Array((text + "\n").utf8))
    #expect(run.ending == .exit(1))
    #expect(
      run.output == #"{"text":"\#(text)","app":null,"domain":null,"intent":null,"parameters":{},"#
        + #""score":null,"template":null,"alternatives":[]}"# + "\n")
  }

  @Test func aMegabyteOfTextHasNoValues() async throws {
    let run = try await household.run(
      arguments: ["values", "--json"].map { Array($0.utf8) },
      input: BadInputTests.megabyte("twenty three "))
    #expect(run.ending == .exit(1))
    #expect(run.output.hasSuffix(#","values":[]}"# + "\n"))
  }

  @Test(arguments: ["interpret", "explain", "say"])
  func aWordOfTenThousandLettersIsAnswered(_ command: String) async throws {
    let run = try await household.run(
      command, "--ephemeral", String(repeating: "qz", count: 5_000))
    run.expectManners()
    #expect(!run.output.isEmpty)
  }
}
