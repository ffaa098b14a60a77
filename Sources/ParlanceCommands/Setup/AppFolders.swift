// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import Foundation
import IntentModel

/// The apps in folders that are named on the command line. The options install those that are not
/// shipped beside the other apps.
///
/// A copy of a shipped app's folder that an author works on replaces that app. Checking and
/// rehearsing files puts no user data at risk.
struct AppFolders: Sendable {
  let apps: [AppFolder]
  /// The findings about the folders.
  let findings: [Finding]
  let options: CommonOptions
  /// The installed apps that come with the program, with the files that are checked.
  let codes: [any AppCode]

  /// A path that is not a folder, or a folder without an app, is skipped.
  ///
  /// - Parameter besideSamples: Whether sample apps that were not named are installed too.
  init(_ paths: [String], _ options: CommonOptions, besideSamples: Bool = true) {
    let searches = paths.map { AppSearch.apps(at: URL(filePath: $0)) }
    let found = searches.flatMap(\.content)
    let vocabulary = try? VocabularyFolder.located(
      option: options.vocabulary, environment: ProcessInfo.processInfo.environment)
    let copies = Self.copies(among: found, in: vocabulary)
    let codes = Workspace.apps.filter {
      besideSamples || $0.id == .shortcuts || copies[$0.id] != nil
    }
    .map { code in copies[code.id].map { FiledApp(code, in: $0.url) } ?? code }
    var options = options
    let further = found.filter { !copies.values.contains($0) }.map(\.url.path)
    options.app += further.filter { !options.app.contains($0) }
    let known = FurtherApps(
      in: options.app.map { URL(filePath: $0) }, beside: codes,
      vocabulary: vocabulary ?? URL(filePath: "/"))
    apps = found.map { folder in
      guard let own = copies.first(where: { $0.value == folder }) else {
        return known.apps.first(where: folder.isBeside) ?? folder
      }
      var app = folder
      app.id = own.key
      return app
    }
    findings = searches.flatMap(\.findings)
    self.options = options
    self.codes = codes
  }

  /// The folders that replace an app of the program, by the app: its own folder, or else a folder
  /// of its name that has the same files or bundle identifier and no program.
  private static func copies(
    among found: [AppFolder], in vocabulary: URL?
  ) -> [AppID: AppFolder] {
    Workspace.apps.reduce(into: [:]) { copies, code in
      guard let own = code.files ?? vocabulary?.appending(path: code.id.rawValue) else { return }
      let folder = AppFolder(own)
      copies[code.id] =
        found.first(where: folder.isBeside)
        ?? found.first { $0.id == code.id && $0.isCopy(of: folder) }
    }
  }
}

extension AppFolder {
  fileprivate func isCopy(of other: AppFolder) -> Bool {
    if saysTheSame(as: other) { return true }
    let (own, others) = (
      load(locale: "en", templates: false), other.load(locale: "en", templates: false)
    )
    return own.program == nil && own.info.bundleIdentifier != nil
      && own.info.bundleIdentifier == others.info.bundleIdentifier
  }
}

/// The code of an app, with the files of another folder.
private struct FiledApp: AppCode {
  private let code: any AppCode
  let files: URL?

  init(_ code: any AppCode, in folder: URL) {
    self.code = code
    files = folder
  }

  var id: AppID { code.id }

  var needsFiles: Bool { code.needsFiles }

  func intents(in wording: Wording) -> IntentDescriptions { code.intents(in: wording) }

  func outline(in wording: Wording) -> AppOutline { code.outline(in: wording) }

  func handler(container: URL) -> any IntentHandler { code.handler(container: container) }

  func open(container: URL, wording: Wording) throws -> [VocabularyKind: [String]] {
    try code.open(container: container, wording: wording)
  }

  func names(container: URL, wording: Wording) async throws -> TaughtNames {
    try await code.names(container: container, wording: wording)
  }
}
