// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SwiftParser
import SwiftSyntax

/// A Swift file's syntax tree.
final class SourceFile: Sendable {
  /// The path from the folder of the sources.
  let path: String
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  /// Kept here, because the converter splits the whole file each time it is asked for the lines.
  private let lines: [String]

  /// Code that can't be parsed is skipped.
  init(_ text: String, path: String) {
    self.path = path
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    lines = converter.sourceLines
  }

  /// Where a piece of the tree begins.
  func place(of node: some SyntaxProtocol) -> IntentModel.SourceLocation {
    let found = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourceLocation(
      file: path, line: found.line,
      column: characters(in: found.line, before: found.column) + 1)
  }

  /// The converter counts bytes, and people count characters.
  private func characters(in line: Int, before column: Int) -> Int {
    guard lines.indices.contains(line - 1) else { return column - 1 }
    let bytes = lines[line - 1].utf8.prefix(column - 1)
    return String(decoding: bytes, as: UTF8.self).count
  }
}
