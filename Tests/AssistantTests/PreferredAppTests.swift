// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Testing

/// If several apps could do it, the user's preferred app for that person does it.
struct PreferredAppTests {
  private static let info = """
    <plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>PigeonPost</string>
    <key>INIntentsSupported</key><array><string>INSendMessageIntent</string></array>
    </dict></plist>
    """

  /// MonkeyChat, and an app of files alone that also sends messages.
  private func session(names: [AppID: [String: [String]]] = [:]) throws -> Session {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pigeons-\(UUID().uuidString)/PigeonPost")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.info.utf8).write(to: folder.appending(path: "Info.plist"))
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    return Stage(folders: [folder], names: names).session()
  }

  @Test func theUserChoosesBetweenSeveralMessagingApps() async throws {
    let session = try session(names: ["System": ["contact": ["Bobo"]]])
    let turn = await session.hear("send a message to Bobo saying hello")
    #expect(turn.prompt?.kind == .chooseApp)
  }

  @Test func theAppPreferredForAContactIsUsed() async throws {
    let names: [AppID: [String: [String]]] = [
      "System": ["contact": ["Bobo"]], "PigeonPost": ["preferred-contact": ["Bobo"]],
    ]
    let turn = await (try session(names: names)).hear("send a message to Bobo saying hello")
    #expect(turn.spoken.first == "Using PigeonPost.")
    #expect((turn.completed ?? turn.intent)?.app == "PigeonPost")
  }

  @Test func theAppPreferredForAContactIsUsedDuringAnOpenQuestion() async throws {
    let names: [AppID: [String: [String]]] = [
      "System": ["contact": ["Bobo"]], "PigeonPost": ["preferred-contact": ["Bobo"]],
    ]
    let session = try session(names: names)
    #expect(await session.hear("order clam chowder in Soup Chef").prompt != nil)
    let turn = await session.hear("send a message to Bobo saying hello")
    #expect(turn.spoken.first == "Using PigeonPost.")
    #expect(turn.completed?.app == "PigeonPost")
  }
}
