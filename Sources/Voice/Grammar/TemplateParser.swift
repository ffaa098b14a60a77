// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Reads a sentence template: text to tree.
///
/// One pass over the characters. What is wrong is told as one finding with the place and the mend.
struct TemplateParser {
  /// Brackets within brackets, at most: a bound on what a hostile file can make of the stack.
  static let maximumDepth = 100

  private let characters: [Character]
  private let location: SourceLocation
  private var position = 0
  private var depth = 0

  init(_ text: String, at location: SourceLocation) {
    characters = Array(text)
    self.location = location
  }

  mutating func parse() throws(FindingsError) -> Template {
    let template = try parseChoice()
    guard let stray = peek else { return template }
    throw error("'\(stray)' closes nothing; remove it or write '\\\(stray)'", at: position)
  }

  // MARK: Structure

  /// What separates the parts of a group: `|` gives alternatives, `;` a permutation.
  private mutating func parseChoice() throws(FindingsError) -> Template {
    var parts = [try parseSequence()]
    var separator: Character?
    while let next = peek, next == "|" || next == ";" {
      if let separator, separator != next {
        throw error(
          "'|' and ';' in one group; put one of them in brackets of its own", at: position)
      }
      separator = next
      position += 1
      parts.append(try parseSequence())
    }
    if parts.count == 1 { return parts[0] }
    return separator == ";" ? .permutation(parts) : .alternatives(parts)
  }

  private mutating func parseSequence() throws(FindingsError) -> Template {
    var parts: [Template] = []
    while let next = peek, !"|;)]".contains(next) { parts.append(try parsePart(next)) }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func parsePart(_ next: Character) throws(FindingsError) -> Template {
    switch next {
    case "(": try parseGroup(closing: ")")
    case "[": .optional(try parseGroup(closing: "]"))
    case "{": .list(try parseReference(opening: "{", closing: "}", kind: "list"))
    case "<": .rule(try parseReference(opening: "<", closing: ">", kind: "rule"))
    case "$" where peek(ahead: 1) == "{":
      .token(try parseReference(opening: "${", closing: "}", kind: "parameter"))
    case "}", ">":
      throw error("'\(next)' closes nothing; remove it or write '\\\(next)'", at: position)
    default: .text(parseText())
    }
  }

  private mutating func parseGroup(closing: Character) throws(FindingsError) -> Template {
    let start = position
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw error("brackets nest deeper than \(Self.maximumDepth); use a rule", at: start)
    }
    position += 1
    let inner = try parseChoice()
    guard peek == closing else {
      throw error("'\(characters[start])' is never closed; add '\(closing)'", at: start)
    }
    position += 1
    depth -= 1
    return inner
  }

  private mutating func parseReference(
    opening: String, closing: Character, kind: String
  ) throws(FindingsError) -> Template.Reference {
    let start = position
    guard let end = characters[start...].firstIndex(of: closing) else {
      throw error("'\(opening)' is never closed; add '\(closing)'", at: start)
    }
    position = end + 1
    let inside = String(characters[(start + opening.count)..<end])
    let pieces = inside.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard let name = pieces.first, !name.isEmpty else {
      throw error("a \(kind) without a name; write \(opening)name\(closing)", at: start)
    }
    return Template.Reference(name, slot: pieces.count > 1 ? pieces[1] : nil, offset: start)
  }

  private mutating func parseText() -> String {
    var text = ""
    while let next = peek, !"()[]{}<>|;".contains(next), !(next == "$" && peek(ahead: 1) == "{") {
      position += 1
      if next == "\\", let escaped = peek {
        position += 1
        text.append(escaped)
      } else {
        text.append(next.isWhitespace ? " " : next)
      }
    }
    return text
  }

  // MARK: Looking

  private var peek: Character? { peek(ahead: 0) }

  private func peek(ahead count: Int) -> Character? {
    position + count < characters.count ? characters[position + count] : nil
  }

  private func error(_ message: String, at offset: Int) -> FindingsError {
    var place = location
    if place.column > 0 { place.column += offset }
    return FindingsError([Finding(.error, rule: "template-syntax", message: message, at: place)])
  }
}
