// SPDX-License-Identifier: Apache-2.0

/// Finds the brackets and quotation marks that a text opens but doesn't close.
struct ClosingSigns {
  /// The closing signs that are still expected, the next one last.
  private var awaited: [Character] = []

  private static let closing: [Character: Character] = [
    "(": ")", "[": "]", "{": "}", "«": "»", "‹": "›", "“": "”", "‘": "’", "„": "“", "「": "」",
    "『": "』",
    "（": "）", "【": "】", "《": "》", "〈": "〉", "［": "］", "\"": "\"",
  ]

  /// - Parameter text: UTF-8 bytes.
  init(_ text: ArraySlice<UInt8>) {
    for character in String(decoding: text, as: UTF8.self) {
      if character == awaited.last {
        awaited.removeLast()
      } else if let sign = Self.closing[character] {
        awaited.append(sign)
      }
    }
  }

  /// The end of the expected signs that directly follow the text; blanks between them are allowed.
  func end(in rest: ArraySlice<UInt8>) -> Int {
    guard !awaited.isEmpty else { return rest.startIndex }
    var (awaited, end, place) = (awaited, rest.startIndex, rest.startIndex)
    for character in String(decoding: rest, as: UTF8.self) {
      place += character.utf8.count
      if character == awaited.last {
        awaited.removeLast()
        end = place
      } else if !character.isWhitespace {
        break
      }
    }
    return end
  }
}
