// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A property list whose every key and value knows its place in the file.
public struct PropertyList: Sendable {
  /// Dictionaries and arrays within each other, at most.
  public static let maximumDepth = 100

  public var root: Node

  /// The file's text; empty for a binary property list, which has no places to point to.
  public let source: SourceText

  let isBinary: Bool

  init(root: Node, source: SourceText, isBinary: Bool = false) {
    self.root = root
    self.source = source
    self.isBinary = isBinary
  }

  /// Where a value starts; the whole file when it is binary.
  public func location(of node: Node) -> SourceLocation { location(at: node.offset) }

  /// Where a key starts; the whole file when it is binary.
  public func location(ofKey entry: Entry) -> SourceLocation { location(at: entry.keyOffset) }

  private func location(at offset: Int) -> SourceLocation {
    isBinary ? SourceLocation(file: source.file) : source.location(at: offset)
  }

  /// A finding at a value, with its line.
  func finding(
    _ severity: Finding.Severity, _ rule: String, _ message: String, at node: Node
  ) -> Finding {
    source.finding(severity, rule, message, at: location(of: node))
  }

  /// A finding at a key, with its line.
  func finding(
    _ severity: Finding.Severity, _ rule: String, _ message: String, atKey entry: Entry
  ) -> Finding {
    source.finding(severity, rule, message, at: location(ofKey: entry))
  }
}
