// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Rehearsal
import Testing

/// Each rule finds what breaks it, and nothing where nothing is broken.
struct LinterTests {
  @Test func nothingIsFoundInGoodFiles() throws {
    let findings = try LintedBakery(BakeryFiles.all).findings()
    #expect(findings.map(\.description) == [])
  }

  /// Its own rule, once, and no error or warning of another.
  @Test(arguments: Breakage.all)
  func eachBreakageTripsItsRuleOnce(_ breakage: Breakage) throws {
    let findings = try LintedBakery(try LintedBakery.files([breakage])).findings()
    #expect(findings.map(\.rule) == [breakage.rule], "\(findings)")
    let finding = try #require(findings.first)
    #expect(finding.location.file.hasPrefix("Bakery/"))
    #expect(finding.message.contains(";"), "the message tells the mend: \(finding)")
  }

  @Test func aCommentWithAReasonSuppresses() throws {
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

  @Test func whatIsCertainIsMended() throws {
    let breakage = try #require(Breakage.all.first { $0.rule == "catalog-source-language" })
    let files = try LintedBakery.files([breakage])
    let edits = try LintedBakery(files).findings().compactMap(\.edit)
    #expect(edits.count == 1)
    let text = files[breakage.file] ?? ""
    #expect(MendedText(text).applying(edits) == BakeryFiles.all[breakage.file])
    #expect(MendedText("something else").applying(edits) == "something else")
  }

  @Test func everyRuleIsNamedOnceAndSaysWhy() {
    let names = LintRules.all.map { $0.name }
    #expect(Set(names).count == names.count)
    for rule in LintRules.all {
      #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.name)")
      #expect(rule.summary.hasSuffix("."), "\(rule.name)")
      #expect(rule.reason.hasSuffix("."), "\(rule.name)")
      #expect(!rule.source.isEmpty, "\(rule.name)")
    }
  }

  // MARK: What is in code

  private static let phrases = [
    "Bake in ${applicationName}", "Bake ${bread} in ${applicationName}",
  ]

  private func rules(
    _ phrases: [String], count: Int = 1, intent: IntentID = "OrderBread"
  ) throws -> [String] {
    let shortcuts = (0..<count).map { _ in SpokenShortcut(intent: intent, phrases: phrases) }
    return try LintedBakery(BakeryFiles.all).findings(shortcuts: shortcuts)
      .filter { $0.rule != "phrase-count" || $0.severity > .note }.map(\.rule)
  }

  @Test func goodPhrasesOfCodeAreFine() throws {
    #expect(try rules(Self.phrases) == [])
  }

  @Test func phrasesOfCodeAreChecked() throws {
    #expect(try rules(Self.phrases, count: 11) == ["shortcut-count"])
    #expect(try rules([Self.phrases[1]]).contains("phrase-without-parameter"))
    #expect(try rules([Self.phrases[0]]) == ["unknown-phrase-key"])
    #expect(
      try rules(["Bake a nice loaf of bread in ${applicationName}"] + Self.phrases)
        == ["long-phrase"])
    #expect(try rules(Self.phrases, intent: "ShowShelf") == ["opens-app-in-search"])
    #expect(
      Set(try rules(["Bread from ${applicationName}"])) == [
        "unknown-phrase-key", "phrase-languages",
      ])
  }
}
