// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A page of the documentation, with its blocks of code.
public struct MarkdownPage: Sendable {
  /// A command in the page, and the output shown after it.
  public struct Command: Sendable, CustomStringConvertible {
    public var text: String
    public var output: [String]

    public var description: String { text }

    /// The words as a shell splits them: at blanks, except inside double quotes.
    public var words: [String] {
      text.components(separatedBy: "\"").enumerated().flatMap { place, piece in
        place.isMultiple(of: 2) ? piece.split(separator: " ").map(String.init) : [piece]
      }
    }

    public init(_ text: String, output: [String]) {
      (self.text, self.output) = (text, output)
    }
  }

  public let text: String

  /// - Parameter path: The path from the package's folder; a missing page is empty.
  public init(_ path: String) {
    let page = Stage.package.appending(path: path)
    text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
  }

  /// The fenced blocks of a language, in order.
  public func blocks(of language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().map { rest in
      rest.components(separatedBy: "\n```").first ?? ""
    }
  }

  /// The commands after `$ ` in console blocks, each with its output.
  public var commands: [Command] {
    blocks(of: "console").flatMap { block in
      "\n\(block)".components(separatedBy: "\n$ ").dropFirst().map { shown in
        let lines = shown.components(separatedBy: "\n")
        return Command(lines[0], output: Array(lines.dropFirst()))
      }
    }
  }
}
