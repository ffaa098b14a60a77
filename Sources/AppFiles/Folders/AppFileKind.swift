// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import IntentModel

/// The kind of an app's file, told by its name; transcripts and other files have no kind.
public enum AppFileKind: Hashable, Sendable {
  case info
  case vocabulary
  case strings
  case plurals
  case catalog
  case templates
  case definition
  /// A description of the app that was read from its sources.
  case extracted

  init?(_ name: String) {
    switch name {
    case "Info.plist": self = .info
    case VocabularyFile.name: self = .vocabulary
    case _ where name.hasSuffix(".strings"): self = .strings
    case _ where name.hasSuffix(".stringsdict"): self = .plurals
    case _ where name.hasSuffix(".xcstrings"): self = .catalog
    case _ where name.hasSuffix(".yaml") || name.hasSuffix(".yml"): self = .templates
    case _ where name.hasSuffix(".intentdefinition"): self = .definition
    case _ where name.hasSuffix(".\(ExtractedApp.fileExtension)"): self = .extracted
    default: return nil
    }
  }

  /// Files of this size or larger are refused, in bytes.
  var maximumSize: Int { self == .templates ? SourceText.maximumSize : FileBounds.listSize }

  var bringsRequests: Bool {
    switch self {
    case .vocabulary, .templates, .definition, .extracted: true
    case .info, .strings, .plurals, .catalog: false
    }
  }

  /// Whether a file of this name holds requests that can be made of an app.
  static func bringsRequests(_ name: String) -> Bool {
    AppFileKind(name)?.bringsRequests == true || name.hasPrefix("AppShortcuts.")
  }

  /// Whether the file is read outside of a `.lproj` folder too. YAML and strings are not: other
  /// tools keep such files of their own there.
  var isReadAlone: Bool {
    switch self {
    case .info, .vocabulary, .definition, .catalog, .extracted: true
    case .strings, .plurals, .templates: false
    }
  }
}
