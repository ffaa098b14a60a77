// SPDX-License-Identifier: Apache-2.0

extension TranscriptLine {
  /// The line with `…` for the numbers and times that are others in another line; nil where more than those
  /// differs.
  func leavingOpen(_ other: TranscriptLine) -> TranscriptLine? {
    let (mine, others) = (Self.parts(of: text), Self.parts(of: other.text))
    guard mark == other.mark, mine.count == others.count else { return nil }
    var open = ""
    for (part, rival) in zip(mine, others) {
      guard part.isNumber == rival.isNumber, part.isNumber || part.text == rival.text else {
        return nil
      }
      open += part.text == rival.text ? part.text : "…"
    }
    return TranscriptLine(mark, open)
  }

  /// The runs of digits, with the signs that times and amounts have between digits, and what stands between
  /// the runs.
  private static func parts(of text: String) -> [(text: String, isNumber: Bool)] {
    var parts: [(text: String, isNumber: Bool)] = []
    let characters = Array(text)
    for (place, character) in characters.enumerated() {
      let isInside =
        ":.,/".contains(character) && parts.last?.isNumber == true
        && characters.dropFirst(place + 1).first?.isWholeNumber == true
      let isNumber = character.isWholeNumber || isInside
      if parts.last?.isNumber == isNumber {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((String(character), isNumber))
      }
    }
    return parts
  }
}
