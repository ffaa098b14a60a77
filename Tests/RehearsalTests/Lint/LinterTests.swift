// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Rehearsal
import Testing

/// Each rule finds every breach of it, and reports nothing if there is none.
struct LinterTests {
  @Test func theLinterFindsNothingInGoodFiles() throws {
    let findings = try LintedBakery(BakeryFiles.all).findings()
    #expect(findings.map(\.description) == [])
  }

  /// The breakage's own rule is reported once, and no other rule as an error or warning.
  @Test(arguments: Breakage.all)
  func eachBreakageTripsItsRuleOnce(_ breakage: Breakage) throws {
    let findings = try LintedBakery([breakage]).findings()
    let own = findings.filter { !breakage.others.contains($0.rule) }
    #expect(own.map(\.rule) == [breakage.rule], "\(findings)")
    #expect(breakage.others.isSubset(of: findings.map(\.rule)))
    let finding = try #require(own.first)
    #expect(finding.location.file.hasPrefix("Bakery/"))
    #expect(finding.message.contains(";"), "the message tells the mend: \(finding)")
  }

  @Test func filesWithEveryBreakageTripEveryRule() throws {
    let findings = try LintedBakery(Breakage.all).findings()
    let rules = Set(LintRules.all.map { $0.name })
    #expect(rules.subtracting(findings.map(\.rule)) == [])
    #expect(Set(Breakage.all.map(\.rule)) == rules)
  }

  /// Findings that need compiled sentences are reported beside those about the files.
  @Test(arguments: [
    (
      rule: "template-too-ambiguous",
      sentence: "[a] [\((0..<500).map(String.init).joined(separator: "] ["))]"
    ),
    (
      rule: "permutation-too-long",
      sentence: "(\((0..<30).map(String.init).joined(separator: ";")))"
    ),
  ])
  func aSentenceTooLargeToCompileIsReported(_ rule: String, _ sentence: String) throws {
    var files = BakeryFiles.all
    files["en.lproj/Bakery.yaml"]?.replace("what is there", with: sentence)
    let found = try LintedBakery(files).findings().filter { $0.rule == rule }
    #expect(found.map(\.location.description) == ["Bakery/en.lproj/Bakery.yaml:4:54"])
    #expect(found.first?.sourceLine?.contains("show the shelf") == true)
  }

  @Test func aCommentWithAReasonSuppressesAFinding() throws {
    var files = try LintedBakery.files([Breakage.all[0]])
    let comment = "<!-- parlance:ignore alternative-names: it is in the same street -->"
    files["Info.plist"] = files["Info.plist"]?.replacing(
      "<dict><key>INAlternativeAppName<", with: "\(comment)\n<dict><key>INAlternativeAppName<")
    #expect(try LintedBakery(files).findings().map(\.description) == [])

    files["Info.plist"] = files["Info.plist"]?.replacing(": it is in the same street", with: "")
    #expect(
      Set(try LintedBakery(files).findings().map(\.rule))
        == ["suppression-without-reason", "alternative-names"])
  }

  @Test func aCommentThatSuppressesNothingIsNoted() throws {
    var files = BakeryFiles.all
    files["en.lproj/Bakery.yaml"]? += "# parlance:ignore-file generic-term: none\n"
    let findings = try LintedBakery(files).findings()
    #expect(findings.map(\.rule) == ["unused-suppression"])
    #expect(findings.map(\.severity) == [.note])
  }

  @Test func theEditOfAFindingMendsTheFile() throws {
    let breakage = try #require(Breakage.all.first { $0.rule == "catalog-source-language" })
    let files = try LintedBakery.files([breakage])
    let edits = try LintedBakery(files).findings().compactMap(\.edit)
    #expect(edits.count == 1)
    let file = breakage.edits[0].file
    let text = files[file] ?? ""
    #expect(MendedText(text).applying(edits) == BakeryFiles.all[file])
    #expect(MendedText("something else").applying(edits) == "something else")
  }

  @Test func everyLintRuleHasAUniqueNameAndAReason() {
    let names = LintRules.all.map { $0.name }
    #expect(Set(names).count == names.count)
    for rule in LintRules.all {
      #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.name)")
      #expect(rule.summary.hasSuffix("."), "\(rule.name)")
      #expect(rule.reason.hasSuffix("."), "\(rule.name)")
      #expect(!rule.source.isEmpty, "\(rule.name)")
    }
  }
}
