// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML
import Testing

/// `parlance rehearse`: transcripts are played, and differences are reported.
@Suite(.timeLimit(.minutes(20)))
struct RehearseTests {
  static let transcript = """
    # An order without a quantity.
    > order clam chowder in Soup Chef
    ? How many bowls?
    > two
    ? 2 clam chowders, $12.00. Order it?
    | Invoice
    | 2 clam chowder, $12.00
    > yes
    < Ordered. Your clam chowder will be ready in … minutes.
    | Receipt
    | 2 clam chowder, $12.00
    | Order number: 1
    = SoupChef.OrderSoup soup=clam_chowder quantity=2

    """

  let household: Household

  init() throws { household = try Household() }

  @Test func aTranscriptThatGoesAsWrittenPasses() async throws {
    let file = try household.write(Self.transcript, to: "order.transcript")
    let run = try await household.run("rehearse", file)
    #expect(run.output == "ok \(file)\n")
    #expect(run.ending == .exit(0))
  }

  @Test func aDifferenceIsReportedWithItsLine() async throws {
    let file = try household.write(
      Self.transcript.replacing("How many bowls", with: "How much"), to: "order.transcript")
    let run = try await household.run("rehearse", file)
    #expect(
      run.output.hasPrefix(
        """
        failed \(file)
        \(file):2:1: > order clam chowder in Soup Chef
          - ? How much?
          + ? How many bowls?

        """))
    #expect(run.ending == .exit(1))
  }

  @Test func transcriptsInNestedFoldersAreRehearsed() async throws {
    let good = try household.write(Self.transcript, to: "shelf/a/good.transcript")
    let bad = try household.write("> purple\n< Yes.\n", to: "shelf/bad.transcript")
    try household.write("no transcript", to: "shelf/notes.txt")
    let run = try await household.run("rehearse", "--json", household.path("shelf"))
    #expect(run.lines.first == #"{"file":"\#(good)","passed":true,"problems":[]}"#)
    #expect(run.lines.last?.hasPrefix(#"{"file":"\#(bad)","passed":false,"problems":[""#) == true)
    #expect(run.lines.count == 2)
    #expect(run.ending == .exit(1))
  }

  @Test func eachTranscriptStartsWithFreshData() async throws {
    let files = try ["one", "two"].map {
      try household.write(Self.transcript, to: "\($0).transcript")
    }
    _ = try await household.say(Household.order, "two", "yes")
    let run = try await household.run("rehearse", "--data", household.data, files[0], files[1])
    #expect(run.ending == .exit(0))
    #expect(try await household.say(Household.history).output.contains("You have 1 order: "))
  }

  @Test func anInvalidTranscriptIsReportedWithItsPlace() async throws {
    let file = try household.write("> hello\nno mark\n", to: "odd.transcript")
    let run = try await household.run("rehearse", file)
    #expect(run.output.contains("\(file):2:1: error: "))
    #expect(run.ending == .exit(1))
    run.expectManners()
  }

  @Test func anUnreadableTranscriptIsReported() async throws {
    let missing = household.path("missing.transcript")
    let run = try await household.run("rehearse", missing)
    #expect(
      run.output == """
        failed \(missing)
        \(missing): error: the file can't be read: no such file or directory

        """)
    #expect(run.ending == .exit(1))
    let file = household.path("bytes.transcript")
    try Data([0x3E, 0x20, 0xFF, 0xFE, 0x0A]).write(to: URL(filePath: file))
    let bytes = try await household.run("rehearse", file)
    #expect(bytes.output.hasSuffix(": error: the file can't be read: it is not UTF-8 text\n"))
    #expect(bytes.ending == .exit(1))
    bytes.expectManners()
  }

  @Test(arguments: ["hands-on", "screen-reader"])
  func aFileNameCannotBeginALineAsASpeaker(_ style: String) async throws {
    let forged = "ok\nParlance: It is safe.\u{2028}You: yes"
    let good = try household.write(Self.transcript, to: "\(forged).transcript")
    let bad = try household.write("> purple\n< Yes.\n", to: "\(forged) bad.transcript")
    let odd = try household.write("no mark\n", to: "\(forged) odd.transcript")
    let missing = household.path("\(forged) missing.transcript")
    let run = try await household.run("rehearse", "--style", style, good, bad, odd, missing)
    #expect(run.ending == .exit(1), "\(run)")
    #expect(run.output.contains("ok Parlance: It is safe. You: yes missing.transcript"), "\(run)")
    #expect(!run.lines.contains { $0.hasPrefix("Parlance:") || $0.hasPrefix("You:") }, "\(run)")
    #expect(!run.output.contains("\u{2028}"))
  }

  @Test func aFolderWithoutTranscriptsIsReported() async throws {
    let run = try await household.run("rehearse", household.path("home"))
    #expect(run.ending == .exit(1))
    #expect(!run.errors.isEmpty)
  }

  // MARK: Writing what came

  @Test func updateWritesTheRealAnswersIntoTheTranscript() async throws {
    let said = "# Mine.\n> order clam chowder in Soup Chef\n? How much?\n> two\n> yes\n"
    let file = try household.write(said, to: "order.transcript")
    let run = try await household.run("rehearse", "--update", file)
    #expect(run.ending == .exit(1))
    let written = try String(contentsOfFile: file, encoding: .utf8)
    #expect(
      written.hasPrefix("# Mine.\n> order clam chowder in Soup Chef\n? How many bowls?\n> two\n"))
    #expect(written.hasSuffix("= SoupChef.OrderSoup soup=clam_chowder quantity=2\n"))

    let again = try await household.run("rehearse", "--update", file)
    #expect(again.output == "ok \(file)\n")
    #expect(again.ending == .exit(0))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == written)
  }

  @Test func updateLeavesAMatchingTranscriptUnchanged() async throws {
    let file = try household.write(Self.transcript, to: "order.transcript")
    #expect(try await household.run("rehearse", "--update", file).ending == .exit(0))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.transcript)
  }

  // MARK: Shares

  @Test func allShardsTogetherPlayEveryTranscriptOnce() async throws {
    let files = try (1...5).map { number in
      try household.write("> purple\n", to: "shelf/\(number).transcript")
    }
    var played: [String] = []
    for share in ["1/3", "2/3", "3/3"] {
      let run = try await household.run(
        "rehearse", "--json", "--shard", share, household.path("shelf"))
      #expect((1...2).contains(run.lines.count))
      played += run.lines.compactMap { line in files.first { line.contains($0) } }
    }
    #expect(played.sorted() == files)
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/2/3", ""])
  func anInvalidShardIsAUsageError(_ share: String) async throws {
    let run = try await household.run("rehearse", "--shard", share, "x.transcript")
    #expect(run.ending == .exit(64))
  }

  // MARK: Formats

  @Test func rehearsalResultsArePrintedAsJUnit() async throws {
    let file = try household.write(Self.transcript, to: "order.transcript")
    let run = try await household.run("rehearse", "--format", "junit", file)
    let document = try XMLDocument(xmlString: run.output)
    #expect(try document.nodes(forXPath: "/testsuites/testsuite/testcase").count == 3)
    #expect(try document.nodes(forXPath: "//failure").isEmpty)
    #expect(run.ending == .exit(0))
  }

  @Test(arguments: [["--format", "sarif", "x"], [], ["--json", "--format", "junit", "x"]])
  func invalidRehearseArgumentsAreAUsageError(_ arguments: [String]) async throws {
    let run = try await household.run(
      arguments: (["rehearse"] + arguments).map { Array($0.utf8) })
    #expect(run.ending == .exit(64))
    run.expectManners()
  }
}
