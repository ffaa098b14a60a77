// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// A folder of one app's files, or a single file of an app.
public struct AppFolder: Hashable, Sendable {
  /// The folder's name.
  public let id: AppID

  public let url: URL

  /// The one file to read, from the folder; nil to read all.
  private let onlyFile: String?

  /// A `.lproj` folder stands for its parent, a file for itself alone in the folder it
  /// lies in, and what was read from an app's sources for its folder.
  public init(_ url: URL) {
    var folder = url.standardizedFileURL
    var file: String?
    if FolderReader.kind(of: folder.path)?.form == .file {
      file = folder.lastPathComponent
      folder.deleteLastPathComponent()
    }
    // Beside what was read from an app's sources lie its catalogs.
    if let name = file, AppFileKind(name) == .extracted { file = nil }
    if folder.pathExtension == "lproj" {
      file = file.map { "\(folder.lastPathComponent)/\($0)" }
      folder.deleteLastPathComponent()
    }
    self.url = folder
    onlyFile = file
    id = AppID(folder.lastPathComponent)
  }

  /// Reads the app's files in the language of a locale, or in the nearest there is.
  ///
  /// Nothing here fails: what can't be read is a finding, and the rest is there. Findings name
  /// files from the folder's parent: `SoupChef/en.lproj/AppIntentVocabulary.plist`.
  /// - Parameters:
  ///   - locale: BCP 47, such as `en-US` or `zh`.
  ///   - templates: whether template files are read; they take most of the time.
  public func load(locale: String, templates: Bool = true) -> LocalizedApp {
    let loader = AppLoader(self, templates: templates)
    if let onlyFile { return loader.load(file: onlyFile, locale: locale) }
    return loader.load(locale: locale)
  }
}
