// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A page of the documentation, with the blocks of code that it shows.
public struct MarkdownPage: Sendable {
  /// A command that the page shows, and what follows it.
  public struct Command: Sendable, CustomStringConvertible {
    public var text: String
    public var output: [String]

    public var description: String { text }

    /// As a shell would cut it: blanks separate, double quotes hold together.
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

  /// - Parameter path: from the package's folder; a page that isn't there is empty.
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

  /// What is typed after `$ ` in the blocks of a terminal, each with what is printed.
  public var commands: [Command] {
    blocks(of: "console").flatMap { block in
      "\n\(block)".components(separatedBy: "\n$ ").dropFirst().map { shown in
        let lines = shown.components(separatedBy: "\n")
        return Command(lines[0], output: Array(lines.dropFirst()))
      }
    }
  }
}
