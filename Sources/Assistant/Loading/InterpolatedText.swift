// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A text of an app's sources with values in it, as its catalogs know it: `%@` stands in the key where
/// `${name}` stands in what was extracted.
struct InterpolatedText {
  /// `Order %lld bowls of %@?`
  let key: String

  private let source: String

  /// The tokens to fill in, in the order of the source: `${bowls}`, `${soup}`.
  private let places: [Substring]

  /// - Parameter intent: its parameters are filled in; their types choose the kind of place in the
  ///   key.
  init(_ source: String, of intent: ExtractedIntent) {
    self.source = source
    let found = source.matches(of: /\$\{(?<name>\w+)\}|…/)
    places = found.map(\.0)
    key = found.reversed().reduce(into: source) { key, match in
      let name = match.name.map(String.init)
      let parameter = intent.parameters.first { $0.name == name }
      key.replaceSubrange(match.range, with: Self.place(of: parameter?.type))
    }
  }

  /// The translation, with its places filled in by the same tokens; the text itself without one.
  func text(in wording: Wording) -> String {
    if let text = wording.text(ifPresent: source) { return text }
    guard let format = wording.text(ifPresent: key) else { return source }
    var next = 0
    return FormatPiece.pieces(of: format).map { piece in
      switch piece {
      case .text(let text): return text
      case .place(let number):
        let index = number ?? next
        next = index + 1
        return places.indices.contains(index) ? String(places[index]) : ""
      }
    }.joined()
  }

  private static func place(of type: String?) -> String {
    switch type.map({ ParameterType(ofSwift: $0) }) {
    case .integer: "%lld"
    case .decimal: "%lf"
    default: "%@"
    }
  }
}
