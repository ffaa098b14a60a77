// SPDX-License-Identifier: Apache-2.0

/// The parts of a locale's name that choose a folder.
struct LanguageTag: Hashable, Sendable {
  private let whole: String
  private let language: String
  private let script: String?
  private let region: String?

  init(_ name: String) {
    let parts = name.replacing("_", with: "-").split(separator: "-").map(String.init)
    let spelt = parts.enumerated().map { Self.spelling(of: $1, isFirst: $0 == 0) }
    whole = spelt.joined(separator: "-")
    language = spelt.first ?? ""
    let region = spelt.dropFirst().first { $0.count == 2 || $0.first?.isNumber == true }
    self.region = region
    script =
      spelt.dropFirst().first { $0.count == 4 && $0.first?.isNumber == false }
      ?? Self.impliedScript(language, region)
  }

  /// The folders' names to try, each once: the exact tag, language with script and region, language
  /// with script, language.
  var folderNames: [String] {
    let scripted = script.map { "\(language)-\($0)" }
    let regional = region.map { "\(scripted ?? language)-\($0)" }
    return [whole, regional, scripted, language].compactMap(\.self)
      .reduce(into: []) { names, name in
        if !names.contains(name) { names.append(name) }
      }
  }

  /// Whether this is the same language in the same script; the regions may differ.
  func isVariant(of other: LanguageTag) -> Bool {
    language == other.language && script == other.script
  }

  static func normalized(_ name: String) -> String {
    name.replacing("_", with: "-").lowercased()
  }

  private static func spelling(of part: String, isFirst: Bool) -> String {
    if isFirst { return part.lowercased() }
    return part.count == 4 ? part.capitalizedFirst : part.uppercased()
  }

  /// Chinese is written in two scripts; the region tells which one.
  private static func impliedScript(_ language: String, _ region: String?) -> String? {
    guard language == "zh" else { return nil }
    return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
