// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the texts, keys and elements of a file.
enum FileFormat {
  case propertyList
  case catalog
  case strings
  case templates
  case swift

  init(_ file: String) {
    switch file.split(separator: ".").last {
    case "xcstrings": self = .catalog
    case "strings": self = .strings
    case "yaml": self = .templates
    case "swift": self = .swift
    default: self = .propertyList
    }
  }

  /// The texts that are said, shown, or used as names.
  func texts(in text: String) -> [Range<String.Index>] {
    switch self {
    case .propertyList: text.captures(of: /<string>([^<]+)<\/string>/)
    case .catalog: text.captures(of: /: *"((?:[^"\\]|\\.)+)"/)
    case .strings: text.captures(of: /= "([^"]+)";/)
    case .templates: text.captures(of: /"([^"]+)"/)
    case .swift:
      text.captures(of: /"([^"\n]+)"/)
        .filter { !text[..<$0.lowerBound].hasSuffix("systemImageName: \"") }
    }
  }

  func keys(in text: String) -> [Range<String.Index>] {
    switch self {
    case .propertyList: text.captures(of: /<key>([^<]+)<\/key>/)
    case .catalog: text.captures(of: /"((?:[^"\\]|\\.)+)" *:/)
    case .strings: text.captures(of: /"([^"]+)" =/)
    case .templates: text.captures(of: /([A-Za-z]\w+):/)
    case .swift: text.captures(of: /\b(?:var|case) (\w+)/)
    }
  }

  /// The parts that can be removed without making the file invalid.
  func elements(in text: String) -> [Range<String.Index>] {
    switch self {
    case .propertyList:
      text.captures(
        of:
          /(<key>[^<]*<\/key>\s*(?:<(?:string|integer)>[^<]*<\/(?:string|integer)>|<(?:true|false)\/>)\n?)/
      )
        + text.captures(of: /(<string>[^<]*<\/string>\n?)/)
        .filter { !text.before($0.lowerBound).hasSuffix("</key>") }
        + text.captures(of: /(<dict><key>[^<]*<\/key><string>[^<]*<\/string><\/dict>\n?)/)
    case .catalog: entries(in: text)
    case .strings: text.captures(of: /("[^"]+" = "[^"]+";\n)/)
    case .templates:
      text.captures(of: /\["[^"]+"(, "[^"]+")/) + text.captures(of: /(  \w+: \{data.*\n)/)
    case .swift:
      text.captures(of: /("[^"\n]+",\s*)(?=")/)
        + text.captures(of: /(, (?:title|requestValueDialog|shortTitle): "[^"\n]+")(?=[,)])/)
        + text.captures(of: /(\.\w+: "[^"\n]+",\s)/) + text.captures(of: /( *@Parameter.*\n)/)
        + text.captures(of: /( *try await requestConfirmation.*\n)/)
    }
  }

  /// Whether two texts with this between them belong to different things.
  func separates(_ between: Substring) -> Bool {
    switch self {
    case .propertyList: between.contains("</array>") || between.contains("<key>")
    case .catalog, .strings: true
    case .templates: between.contains("]")
    case .swift: between.contains(":")
    }
  }

  /// Each key of a catalog with its whole value, and the comma after it.
  private func entries(in text: String) -> [Range<String.Index>] {
    text.ranges(of: /"(?:[^"\\]|\\.)+" *: *\{/).map { start in
      let end = text.endOfObject(from: text.index(before: start.upperBound))
      if let comma = text[end...].prefixMatch(of: /,\s*/) {
        return start.lowerBound..<comma.range.upperBound
      }
      let before = text.before(start.lowerBound)
      return (before.hasSuffix(",") ? text.index(before: before.endIndex) : start.lowerBound)..<end
    }
  }
}

extension String {
  /// The range of the first group in each match.
  fileprivate func captures(of regex: some RegexComponent<(Substring, Substring)>)
    -> [Range<Index>]
  {
    matches(of: regex).map { $0.output.1.startIndex..<$0.output.1.endIndex }
  }

  /// The text before a place, without blanks.
  fileprivate func before(_ place: Index) -> Substring {
    let end = self[..<place].lastIndex { !$0.isWhitespace }
    return end.map { self[...$0] } ?? self[..<startIndex]
  }

  /// The index after the brace that closes the one at a place; braces in texts don't count.
  fileprivate func endOfObject(from brace: Index) -> Index {
    var (depth, isInText) = (0, false)
    for place in self[brace...].indices {
      switch self[place] {
      case "\"": isInText.toggle()
      case "{" where !isInText: depth += 1
      case "}" where !isInText: depth -= 1
      default: break
      }
      if depth == 0 { return index(after: place) }
    }
    return endIndex
  }
}
