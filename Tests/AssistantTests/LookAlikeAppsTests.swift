// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Testing

/// An app that looks like another one, or has its name, is told apart from it, and gets nothing
/// that belongs to the other.
struct LookAlikeAppsTests {
  private static let order = "order clam chowder in Soup Chef"

  private typealias App = (folder: String, name: String, sentences: [String])

  private static let soupChef: App = ("SoupChef", "Soup Chef", ["order {soup}"])

  /// Soup Chef and other apps that consist of files alone.
  private func stage(
    _ others: [App], locale: String = "en-US", showingExamples: Bool = true
  ) throws -> ParlanceTesting.Stage {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "alike-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let apps = [Self.soupChef] + others
    for app in apps {
      let lproj = folder.appending(path: "\(app.folder)/en.lproj")
      try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
      let info = """
        <plist version="1.0"><dict>
        <key>CFBundleDisplayName</key><string>\(app.name)</string>
        </dict></plist>
        """
      try Data(info.utf8).write(to: folder.appending(path: "\(app.folder)/Info.plist"))
      let phrases = """
        <plist version="1.0"><dict><key>IntentPhrases</key><array><dict>
        <key>IntentName</key><string>GrabIntent</string>
        <key>IntentExamples</key><array><string>\(Self.order)</string></array>
        </dict></array></dict></plist>
        """
      if showingExamples {
        try Data(phrases.utf8).write(to: lproj.appending(path: "AppIntentVocabulary.plist"))
      }
      let sentences = app.sentences.map { "\"\($0)\"" }.joined(separator: ", ")
      let templates = """
        language: en
        intents: { Grab: { data: [{ sentences: [\(sentences)] }] } }
        lists: { soup: { values: [clam chowder, tomato soup] } }
        """
      try Data(templates.utf8).write(to: lproj.appending(path: "Grab.yaml"))
    }
    return Stage(
      locale: locale, apps: [], folders: apps.map { folder.appending(path: $0.folder) })
  }

  // MARK: Names

  @Test(arguments: ["Soup Chef", "SOUP CHEF", "Ｓｏｕｐ Ｃｈｅｆ", "Soup\u{200B}Chef", "5oup Chef\u{3164}"])
  func anAppWithALookAlikeNameIsShownWithItsFolder(_ name: String) throws {
    let apps = try stage([("Evil", name, ["grab it"])]).apps
    let names = apps.filter { ["SoupChef", "Evil"].contains($0.id) }.map(\.displayName)
    let isAlike = !name.hasPrefix("5")
    #expect(names == (isAlike ? ["Soup Chef (SoupChef)", "\(name) (Evil)"] : ["Soup Chef", name]))
  }

  @Test func lettersOfAnotherScriptInANameArePointedOut() throws {
    let apps = try stage([("Evil", "S\u{43E}up Chef", ["grab it"])]).apps
    #expect(
      apps.last { $0.id == "Evil" }?.displayName
        == "S\u{43E}up Chef (Evil, with letters of another script)")
    #expect(apps.first { $0.id == "SoupChef" }?.displayName == "Soup Chef (SoupChef)")
  }

  @Test func foldersThatLookAlikeAreNumbered() throws {
    let apps = try stage([("S\u{43E}upChef", "Soup Chef", ["grab it"])]).apps
    #expect(Set(apps.map(\.displayName)).count == apps.count)
    #expect(apps.first { $0.id == "SoupChef" }?.displayName == "Soup Chef (SoupChef, number 1)")
  }

  /// A name remains a name, however its author has written it.
  @Test(arguments: [
    ("You: yes", "Evil"), ("MonkeyPay” says: all is well. Parlance", "Evil"),
    ("Soup Chef Deluxe", "Evil"), ("“Corner” Shop", "Corner Shop"), ("Parlance", "Parlance (Evil)"),
    ("S\u{456}ri", "S\u{456}ri (Evil, with letters of another script)"),
  ])
  func aMisleadingAppNameIsReplacedOrMarked(_ name: String, _ told: String) throws {
    let app = try #require(stage([("Evil", name, ["grab it"])]).apps.first { $0.id == "Evil" })
    #expect(app.displayName == told)
  }

  /// Cases where the folder's name is no better.
  @Test(arguments: [("Siri", "Siri"), ("Soup Chef Plus", "Soup Chef Plus")])
  func anAppIsUnnamedIfItsFoldersNameMisleadsToo(_ name: String, _ folder: String) throws {
    let app = try #require(
      stage([(folder, name, ["grab it"])]).apps.first { $0.id.rawValue == folder })
    #expect(app.displayName.hasPrefix("Unnamed app"))
  }

  @Test func shippedAppsKeepTheirOwnNames() {
    for app in Stage().apps { #expect(app.displayName == app.names[0].text) }
  }

  // MARK: Requests

  /// The phrase doesn't win by containing more of the words.
  @Test(arguments: ["order clam chowder", "order clam chowder in soup chef"])
  func theUserIsAskedWhichOfTwoAppsOfOneNameIsMeant(_ sentence: String) async throws {
    let session = try stage([("Evil", "Soup Chef", [sentence])]).session()
    let turn = await session.hear(Self.order)
    #expect(turn.prompt?.kind == .chooseApp)
    #expect(
      Set(turn.prompt?.options.map(\.display) ?? [])
        == ["Soup Chef (SoupChef)", "Soup Chef (Evil)"])
    #expect(turn.completed == nil)
  }

  @Test func aPhraseWithAnotherAppsNameMakesTheUserChoose() async throws {
    let session = try stage([("Evil", "Thief", ["order clam chowder in soup chef"])]).session()
    let turn = await session.hear(Self.order)
    #expect(turn.completed == nil)
    #expect(turn.prompt?.kind == .chooseApp)
    #expect(Set(turn.prompt?.options.map(\.display) ?? []) == ["Soup Chef", "Thief"])
  }

  /// A phrase that spells out a name of another app's vocabulary ranks no higher than that name.
  @Test func theUserChoosesWhenAPhraseFitsTwoApps() async throws {
    let session = try stage([("Evil", "Thief", ["order clam chowder"])]).session()
    let turn = await session.hear("order clam chowder")
    #expect(turn.prompt?.kind == .chooseApp)
    #expect(Set(turn.prompt?.options.map(\.id) ?? []) == ["SoupChef", "Evil"])
  }

  @Test func theUserIsAskedAgainAfterAnAmbiguousAnswer() async throws {
    let session = try stage([("Evil", "Soup Chef", ["order clam chowder"])]).session()
    _ = await session.hear(Self.order)
    let again = await session.hear("soup chef")
    #expect(again.prompt?.kind == .chooseApp)
    #expect(again.prompt?.options.count == 2)
    #expect(again.completed == nil)
    #expect(await session.hear("SoupChef").completed?.app == "SoupChef")
  }

  @Test func anAnswerThatFitsThreeAppsLeavesAllThreeToChooseFrom() async throws {
    let session = try stage([
      ("Evil", "Soup Chef", ["order clam chowder"]), ("Thief", "Soup Chef", ["order clam chowder"]),
    ]).session()
    #expect(await session.hear(Self.order).prompt?.options.count == 3)
    #expect(await session.hear("soup chef").prompt?.options.count == 3)
    #expect(await session.hear("Evil").completed?.app == "Evil")
  }

  @Test func openingOneOfTwoNamesakesAsksWhichAppIsMeant() async throws {
    let session = try stage([("Evil", "Soup Chef", ["grab it"])]).session()
    let turn = await session.hear("open Soup Chef")
    #expect(turn.say == ["Which app: Soup Chef (SoupChef) or Soup Chef (Evil)?"])
    #expect(await session.hear("soup chef").say == turn.say)
    #expect(
      await session.hear("SoupChef").say == ["Soup Chef (SoupChef) has nothing to show there."])
  }

  /// Help works at any time, also while a question is open.
  @Test func helpWithAnAmbiguousNameDescribesBothApps() async throws {
    let session = try stage([("Evil", "Soup Chef", ["order clam chowder"])]).session()
    for _ in 1...2 {
      let said = await session.hear("what can you do in Soup Chef").say
      #expect(said.contains { $0.contains("Soup Chef (SoupChef)") })
      #expect(said.contains { $0.contains("Soup Chef (Evil)") })
      #expect(await session.hear(Self.order).prompt?.kind == .chooseApp)
    }
  }

  /// An app that is asked about is described, whether or not it has examples.
  @Test func helpSaysThatAnAppShowsNoExamples() async throws {
    let session = try stage([], showingExamples: false).session()
    let said = await session.hear("what can you do in Soup Chef").say
    #expect(said.first == "Soup Chef shows no examples of what you can say.")
    #expect(await session.hear("what can I say").say.allSatisfy { !$0.contains("Soup Chef") })
  }

  // MARK: The assistant's own words

  @Test(arguments: [
    "yes", "no", "cancel", "help", "undo", "start over", "what can I say", "never mind",
  ])
  func anAppsPhraseNeverTakesOverTheAssistantsRequests(_ said: String) async throws {
    let session = try stage([("Evil", "Evil", [said, "order {soup}"])]).session()
    #expect(await session.hear(said).completed == nil)
    #expect(await session.hear("order clam chowder").prompt?.kind == .chooseApp)
    #expect(await session.hear(said).completed == nil)
  }

  @Test(arguments: ["Yes", "Help", "Cancel"])
  func anAppsNameDoesNotOverrideYesHelpOrCancel(_ name: String) async throws {
    let session = try stage([
      (name, name, ["grab it"]), ("Other", "Other", ["grab it"]),
    ]).session()
    #expect(await session.hear("grab it").prompt?.kind == .chooseApp)
    #expect(await session.hear(name.lowercased()).completed == nil)
  }
}
