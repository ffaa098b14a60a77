// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel
import Testing

@testable import AppFiles

struct AppSearchTests {
  private func ids(_ files: [String: String], at path: String = "") throws -> [String] {
    let folder = try TemporaryFolder(files.reduce(into: [:]) { $0["top/\($1.key)"] = $1.value })
    return AppSearch.apps(at: folder.url.appending(path: "top/\(path)")).content.map(\.id.rawValue)
  }

  @Test func aFolderWithFilesOfOneAppIsOneApp() throws {
    #expect(try ids(["Info.plist": "", "Extension/Info.plist": ""]) == ["top"])
    #expect(try ids(["en.lproj/a.strings": ""]) == ["top"])
    #expect(try ids(["a/b/c/en.lproj/a.strings": ""]) == ["top"])
    #expect(try ids(["App/Info.plist": "", "Shared/en.lproj/a.yaml": ""]) == ["top"])
    #expect(try ids(["App/en.lproj/a.yaml": ""], at: "App/en.lproj") == ["App"])
  }

  @Test func severalAppsInAFolderAreToldApart() throws {
    #expect(
      try ids([
        "MonkeyChat/Info.plist": "", "MonkeyChat/en.lproj/AppIntentVocabulary.plist": "",
        "SoupChef/Info.plist": "", "SoupChef/Shared/en.lproj/a.yaml": "",
        "Texts/en.lproj/a.strings": "",
      ]) == ["MonkeyChat", "SoupChef"])
  }

  @Test func aFolderWithoutAnAppIsTold() throws {
    let folder = try TemporaryFolder(["top/README.md": "", "top/.hidden/en.lproj/a.yaml": ""])
    let reading = AppSearch.apps(at: folder.url.appending(path: "top"))
    #expect(reading.content == [])
    #expect(
      reading.findings.map(\.description) == [
        """
        top: error: no app's files lie here; name a folder with an Info.plist or a .lproj [no-app]
        """
      ])
  }

  @Test func aMissingFolderIsTold() {
    let reading = AppSearch.apps(at: URL(filePath: "/nowhere/top"))
    #expect(reading.content == [])
    #expect(reading.findings.map(\.rule) == ["unreadable-file", "no-app"])
  }

  @Test func circularLinksDoNotDisturbTheSearchForApps() throws {
    let folder = try TemporaryFolder(["top/en.lproj/a.strings": "a = b;"])
    try folder.link("top/loop", to: "top")
    try folder.link("top/other", to: "top/other")
    let reading = AppSearch.apps(at: folder.url.appending(path: "top"))
    #expect(reading.content.map(\.id) == ["top"])
    #expect(reading.findings == [])
  }

  @Test func theSearchForAppsIsBoundedInDepth() throws {
    let deep = Array(repeating: "d", count: 40).joined(separator: "/")
    let folder = try TemporaryFolder(["top/\(deep)/en.lproj/a.strings": "a = b;"])
    #expect(AppSearch.apps(at: folder.url.appending(path: "top")).content == [])
  }
}
