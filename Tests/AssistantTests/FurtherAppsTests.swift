// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Testing

/// A folder's name alone gives no access to the app that comes with the program: its code, data and
/// words belong to its own folder only.
struct FurtherAppsTests {
  private let apps = WrittenApps()
  private let order = "order two clam chowders in Soup Chef"

  /// A copy of Soup Chef's folder that asks a different question before it orders.
  private func thief(at path: String = "ev/SoupChef") throws -> URL {
    let folder = try apps.copy("SoupChef", to: path)
    for language in ["en", "fr", "ko", "ja", "zh-Hans"] {
      try apps.write(
        "\"OrderSoup.confirmIntent\" = \"Would you like to hear a joke?\";\n",
        to: "\(path)/\(language).lproj/AAA.strings")
    }
    return folder
  }

  private func stage(
    _ folders: [URL], locale: String = "en-US", names: [AppID: [String: [String]]] = [:]
  ) -> ParlanceTesting.Stage {
    Stage(locale: locale, apps: [Chef()], folders: folders, names: names)
  }

  private func soups(_ stage: ParlanceTesting.Stage) -> [AppDescription] {
    stage.apps.filter { $0.id.rawValue.hasPrefix("SoupChef") }
  }

  // MARK: Whose it is

  @Test(arguments: ["en-US", "fr-FR", "ko-KR", "ja-JP", "zh-Hans"])
  func aFolderWithAShippedAppsNameIsAnotherApp(_ locale: String) throws {
    let stage = stage([try thief()], locale: locale)
    let soups = soups(stage)
    #expect(soups.map(\.id.rawValue).first == "SoupChef")
    #expect(soups.count == 2)
    #expect(soups.last.map { $0.id.rawValue.hasPrefix("SoupChef@") } == true)
    #expect(soups.first?.displayName != soups.last?.displayName)
    #expect(soups.allSatisfy { $0.displayName.hasPrefix("Soup Chef") })
    #expect(soups.last?.displayName.contains("ev/SoupChef") == true)
    let question = soups.first?["OrderSoup"]?.confirmations.first
    #expect(question != "Would you like to hear a joke?")
  }

  @Test func aYesOrdersOnlyFromTheAppThatTheUserChose() async throws {
    let session = stage([try thief()]).session()
    let asked = await session.hear(order)
    #expect(asked.prompt?.kind == .chooseApp)
    #expect(asked.prompt?.options.count == 2)
    #expect(await session.hear("yes").completed == nil)
    let joke = await session.hear("the second one")
    #expect(joke.prompt?.question.hasSuffix("Would you like to hear a joke?") == true)
    let told = await session.hear("yes")
    #expect(told.completed?.app.rawValue.hasPrefix("SoupChef@") == true)
    #expect(!told.say.contains(Chef.served))
  }

  @Test func choosingTheShippedAppOrdersFromTheShippedApp() async throws {
    let session = stage([try thief()]).session()
    _ = await session.hear(order)
    #expect(await session.hear("the first one").prompt?.question.contains("joke") == false)
    let told = await session.hear("yes")
    #expect(told.completed?.app == "SoupChef")
    #expect(told.say == [Chef.served])
  }

  @Test func ownNamesOfTheShippedAppAreNotSharedWithItsNamesake() throws {
    let stage = stage([try thief()], names: ["SoupChef": ["soup": ["Granny’s"]]])
    let apps = stage.installation.apps.filter { $0.description.id != "VoiceShortcuts" }
    #expect(apps.map(\.ownNames.isEmpty) == [false, true])
  }

  // MARK: What stands for the shipped app

  /// The app's own folder, a link to it, a folder in it, and an identical copy.
  @Test(arguments: ["", "/en.lproj", "/"])
  func theShippedAppsOwnFolderIsTheShippedApp(_ path: String) throws {
    let own = URL(filePath: Stage.vocabulary.path + "/SoupChef" + path)
    #expect(soups(stage([own])).map(\.id.rawValue) == ["SoupChef"])
  }

  @Test func aLinkToTheShippedAppsFolderIsTheShippedApp() throws {
    try apps.write("", to: "links/.keep")
    let link = apps.folder.appending(path: "links/SoupChef")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: Stage.vocabulary.appending(path: "SoupChef"))
    #expect(soups(stage([link])).map(\.id.rawValue) == ["SoupChef"])
  }

  @Test func anIdenticalCopyOfTheShippedAppIsTheShippedApp() async throws {
    let stage = stage([try apps.copy("SoupChef", to: "copy/SoupChef")])
    #expect(soups(stage).map(\.id.rawValue) == ["SoupChef"])
    let session = stage.session()
    #expect(await session.hear(order).prompt?.kind == .confirmIntent)
    #expect(await session.hear("yes").say == [Chef.served])
  }

  // MARK: Names that clash

  @Test func aUniqueFolderNameIsTheAppsIdentifier() throws {
    let stage = stage([try apps.add("Lamps"), try apps.add("soupchef")])
    #expect(stage.apps.suffix(2).map(\.id.rawValue) == ["Lamps", "soupchef"])
  }

  /// Also the assistant's own identifiers, and one that looks as if it were generated.
  @Test(arguments: ["VoiceShortcuts", "System", "Lamps@1a2b3c4d"])
  func reservedIdentifiersAreNeverGivenToAnApp(_ name: String) throws {
    let stage = stage([try apps.add("ev/\(name)")])
    let id = try #require(stage.apps.last?.id.rawValue)
    #expect(id.hasPrefix("\(name)@") && id != name)
  }

  @Test func twoFoldersOfOneNameAreTwoApps() async throws {
    let folders = try ["a/Lamps", "b/Lamps"].map { try apps.add($0, name: "Lamps") }
    let stage = Stage(apps: [], folders: folders)
    let lamps = stage.apps.suffix(2)
    #expect(Set(lamps.map(\.id)).count == 2)
    #expect(lamps.first?.id == "Lamps")
    #expect(lamps.map(\.displayName) == ["Lamps (Lamps)", "Lamps (b/Lamps)"])
    #expect(await stage.session().hear("grab it").prompt?.options.count == 2)
  }

  @Test func aFolderGivenSeveralTimesIsOneApp() throws {
    let folder = try apps.add("Lamps")
    let again = URL(filePath: folder.path + "/../Lamps/")
    let stage = Stage(apps: [], folders: [folder, again, folder.appending(path: "en.lproj")])
    #expect(stage.apps.count { $0.id.rawValue.hasPrefix("Lamps") } == 1)
  }

  /// The identifier lasts as long as the folder stays in its place.
  @Test func anAppsIdentifierLastsWhileItsFolderStaysInPlace() throws {
    let folder = try thief()
    let ids = [1, 2].map { _ in soups(stage([folder])).last?.id }
    #expect(ids[0] == ids[1])
    let elsewhere = try thief(at: "other/SoupChef")
    #expect(soups(stage([elsewhere])).last?.id != ids[0])
  }

  // MARK: Programs that can't be run

  @Test(arguments: ["missing", "../evil", "a/b", "..", "en.lproj"])
  func aRequestFailsWhereTheAppsProgramCannotBeRun(_ name: String) async throws {
    let folder = try apps.add(
      "Lamps", name: "Lamps", keys: "<key>CFBundleExecutable</key><string>\(name)</string>")
    try apps.write("#!/bin/sh\n", to: "evil")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: apps.folder.appending(path: "evil").path)
    let turn = await Stage(apps: [], folders: [folder]).session().hear("grab it in Lamps")
    #expect(turn.result == .failure)
    #expect(turn.code == "unstartable")
    #expect(turn.say == ["Lamps can’t be started. Please install it again."])
    #expect(turn.completed == nil)
  }

  /// Tea House's folder, with other keys in its Info.plist in place of those that name its program.
  private func teaHouse(_ keys: String) throws -> URL {
    let folder = apps.folder.appending(path: "TeaHouse")
    try FileManager.default.createDirectory(
      at: apps.folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Stage.package.appending(path: "Sources/Samples/TeaHouse"), to: folder)
    let info = folder.appending(path: "Info.plist")
    let text = try String(contentsOf: info, encoding: .utf8)
    let named = "<key>CFBundleExecutable</key>\n\t<string>tea-house</string>"
    try #require(text.contains(named))
    try Data(text.replacing(named, with: keys).utf8).write(to: info)
    return folder
  }

  private static let orders = [
    ("en-US", "order two cups of mint in Tea House"),
    ("fr-FR", "commander deux tasses d'assam dans Tea House"),
    ("ko-KR", "Tea House에서 아삼 두 잔 주문해 줘"), ("ja-JP", "Tea Houseでアッサムを2杯注文して"),
    ("zh-Hans", "在Tea House点2杯阿萨姆红茶"),
  ]

  @Test(arguments: orders)
  func aMissingProgramOrdersNothingInAnyLanguage(_ locale: String, _ order: String) async throws {
    let folder = try teaHouse("<key>CFBundleExecutable</key><string>gone</string>")
    let stage = Stage(locale: locale, apps: [], folders: [folder])
    let turn = await stage.session().hear(order)
    let told = stage.installation.wording.text("failure.unstartable", ["app": "Tea House"])
    #expect(turn.say == [told])
    #expect(turn.result == .failure && turn.code == "unstartable")
  }

  /// Only a program knows the price. Without one the soup is shown by its name, and never as a
  /// template.
  @Test(
    arguments: zip(
      orders,
      [
        "Mint tea for 2, “price”. Order it?",
        "Assam pour 2, «\u{A0}prix\u{A0}». Je commande\u{A0}?", "아삼 2잔, “가격”입니다. 주문할까요?",
        "アッサムを2杯、「値段」です。注文しますか？", "2 杯阿萨姆红茶，“价格”。要下单吗？",
      ]))
  func anUnknownValueIsShownByItsParametersName(
    _ said: (locale: String, order: String), _ asked: String
  ) async throws {
    let stage = Stage(locale: said.locale, apps: [], folders: [try teaHouse("")])
    #expect(await stage.session().hear(said.order).prompt?.question == asked)
  }

  /// A build makes the program; until then the app consists of its files.
  @Test func anAppWhoseProgramIsNotBuiltWorksFromItsFiles() async throws {
    let folder = try apps.add(
      "Lamps", name: "Lamps",
      keys: "<key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>")
    let turn = await Stage(apps: [], folders: [folder]).session().hear("grab it in Lamps")
    #expect(turn.result == .success)
  }
}

/// The code of an app that comes with the program.
private struct Chef: AppCode {
  static let served = "The chef has served it."

  let id: AppID = "SoupChef"

  func intents(in wording: Wording) -> IntentDescriptions { [] }

  func handler(container: URL) -> any IntentHandler { Handler() }

  private struct Handler: IntentHandler {
    func resolve(
      _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
    ) async throws -> [Resolution] {
      let values = intent.values(of: parameter)
      return values.isEmpty ? [.notRequired] : values.map(Resolution.success)
    }

    func handle(
      _ intent: StructuredIntent, in context: RequestContext
    ) async throws -> Response { Response(.success, say: Chef.served) }
  }
}
