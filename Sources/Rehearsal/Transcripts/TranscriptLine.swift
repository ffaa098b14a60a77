// SPDX-License-Identifier: Apache-2.0

/// One line of an answer.
public struct TranscriptLine: Hashable, Sendable, CustomStringConvertible {
  /// The first character of a line, which tells its kind.
  public enum Mark: Character, Hashable, Sendable, CaseIterable {
    case response = "<"
    case prompt = "?"
    case card = "|"
    case intent = "="
  }

  public var mark: Mark
  public var text: String

  public init(_ mark: Mark, _ text: String) {
    self.mark = mark
    self.text = text
  }

  public var description: String { text.isEmpty ? "\(mark.rawValue)" : "\(mark.rawValue) \(text)" }

  /// Whether an actual line matches this expected one, in which `…` stands for any text.
  public func accepts(_ actual: TranscriptLine) -> Bool {
    guard mark == actual.mark else { return false }
    let pieces = text.split(separator: "…", omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return text == actual.text
    }
    var rest = actual.text[...]
    guard rest.hasPrefix(first) else { return false }
    rest = rest.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

extension TranscriptLine.Mark {
  /// The name of the kind: `response`, `prompt`, `card` or `intent`.
  public var name: String {
    switch self {
    case .response: "response"
    case .prompt: "prompt"
    case .card: "card"
    case .intent: "intent"
    }
  }
}

extension TranscriptLine {
  /// The line with `…` for each number or time that differs in another line; nil if other text
  /// differs, too.
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

  /// The numbers of a text and the text between them.
  ///
  /// A sign between two digits, as in times and amounts, belongs to the number.
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
