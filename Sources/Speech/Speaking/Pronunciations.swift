// SPDX-License-Identifier: Apache-2.0

/// The sounds of names that are not spelt as they sound, from hints in vocabulary files.
public struct Pronunciations: Sendable {
  /// The names and sounds by the first word of the name, the longest names first.
  private let names: [String: [(name: String, sound: String)]]

  /// - Parameter names: names with their sounds, such as "Bananarific" and "ba nana rif ic".
  public init(_ names: [(name: String, sound: String)] = []) {
    self.names = Dictionary(grouping: names.filter { !$0.name.isEmpty && !$0.sound.isEmpty }) {
      Self.firstWord(of: $0.name[...])
    }.mapValues { $0.sorted { $0.name.count > $1.name.count } }
  }

  /// A text with names replaced by their sounds. Complexity: linear in the text.
  public func spoken(_ text: String) -> String {
    guard !names.isEmpty else { return text }
    var spoken = ""
    var rest = text[...]
    var isInsideWord = false
    while let first = rest.first {
      if !isInsideWord, let known = match(rest) {
        spoken += known.sound
        rest = rest.dropFirst(known.name.count)
      } else {
        spoken.append(first)
        rest = rest.dropFirst()
      }
      isInsideWord = spoken.last.map { $0.isLetter || $0.isNumber } ?? false
    }
    return spoken
  }

  private func match(_ rest: Substring) -> (name: String, sound: String)? {
    names[Self.firstWord(of: rest)]?.first { known in
      guard rest.hasPrefix(known.name) else { return false }
      let next = rest.dropFirst(known.name.count).first
      return !(next.map { $0.isLetter || $0.isNumber } ?? false)
    }
  }

  private static func firstWord(of text: Substring) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber })
  }
}
