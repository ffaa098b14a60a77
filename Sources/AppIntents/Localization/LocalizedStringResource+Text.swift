// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension LocalizedStringResource {
  /// The text in the language of an app's texts: the app's text for the key, else the default.
  ///
  /// The first whole number chooses the plural form.
  func text(in wording: Wording) -> String {
    let arguments = defaultValue.arguments
    let translated = Self.translation(of: key, arguments, in: wording)
    return Self.fill(translated ?? defaultValue.format, with: arguments, in: wording)
  }

  private static func translation(
    of key: String, _ arguments: [String.LocalizationValue.Argument], in wording: Wording
  ) -> String? {
    if let forms = wording.plural(of: key) {
      return arguments.compactMap(\.count).first.map {
        forms.form(for: $0, language: wording.language)
      }
        ?? forms.forms["other"]
    }
    return wording.text(ifPresent: key)
  }

  /// Puts values in the places of a format. Without values, the format is the text as it is.
  private static func fill(
    _ format: String, with arguments: [String.LocalizationValue.Argument], in wording: Wording
  ) -> String {
    guard !arguments.isEmpty else { return format }
    var filled = ""
    var used: Set<Int> = []
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .text(let text): filled += text
      case .place(let position):
        // A place without a number takes the first value that no other place has taken.
        guard let place = position ?? arguments.indices.first(where: { !used.contains($0) }),
          arguments.indices.contains(place)
        else { continue }
        used.insert(place)
        filled += arguments[place].text(in: wording)
      }
    }
    return filled
  }
}

extension String.LocalizationValue.Argument {
  /// The count that chooses a plural form; nil if the value is no whole number.
  fileprivate var count: Int? {
    switch self {
    case .integer(let count), .written(let count, _): Int(count)
    default: nil
    }
  }

  fileprivate func text(in wording: Wording) -> String {
    let locale = Locale(identifier: wording.language)
    switch self {
    case .integer(let number): return number.formatted(.number.locale(locale))
    case .written(_, let text): return text
    case .number(let number): return number.formatted(.number.locale(locale))
    case .text(let text): return text
    case .resource(let resource): return resource.text(in: wording)
    case .placeholder: return ""
    }
  }
}
