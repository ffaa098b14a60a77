// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import IntentModel

/// What a file of an app is, by its name; transcripts and all else are none of these.
public enum AppFileKind: Hashable, Sendable {
  case info
  case vocabulary
  case strings
  case plurals
  case catalog
  case templates
  case definition
  /// What was read from an app's sources.
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

  /// The size from which on such a file is refused, in bytes.
  var maximumSize: Int { self == .templates ? SourceText.maximumSize : FileBounds.listSize }

  var bringsRequests: Bool {
    switch self {
    case .vocabulary, .templates, .definition, .extracted: true
    case .info, .strings, .plurals, .catalog: false
    }
  }

  /// Whether an app could be asked for something by a file of this name.
  static func bringsRequests(_ name: String) -> Bool {
    AppFileKind(name)?.bringsRequests == true || name.hasPrefix("AppShortcuts.")
  }

  /// Whether the file counts outside of a `.lproj` folder, where other tools have YAML and strings
  /// of their own.
  var isReadAlone: Bool {
    switch self {
    case .info, .vocabulary, .definition, .catalog, .extracted: true
    case .strings, .plurals, .templates: false
    }
  }
}
