// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// The texts of one `.strings` file.
public struct StringsTable: Hashable, Sendable {
  /// A key, its text, and where the key stands.
  public struct Entry: Hashable, Sendable {
    public var key: String
    public var text: String
    public var location: SourceLocation

    public init(key: String, text: String, location: SourceLocation) {
      self.key = key
      self.text = text
      self.location = location
    }
  }

  /// In the order of the file; no key twice.
  public var entries: [Entry]

  public init(_ entries: [Entry] = []) { self.entries = entries }

  public var texts: [String: String] {
    Dictionary(entries.map { ($0.key, $0.text) }) { first, _ in first }
  }
}

extension StringsTable {
  /// Reads a `.strings` file: quoted pairs, or a property list of strings.
  ///
  /// The pairs after a broken one are still read if the broken one's end can be found.
  public static func read(_ data: Data, file: String) -> Reading<StringsTable> {
    if data.starts(with: Array("bplist".utf8)) {
      return table(from: PropertyList.read(data, file: file))
    }
    do {
      return read(try SourceText(data, file: file))
    } catch {
      return Reading(StringsTable(), findings: error.findings)
    }
  }

  public static func read(_ source: SourceText) -> Reading<StringsTable> {
    var start = ByteCursor(source.bytes)
    start.skipBlanks()
    if start.isAt("<") { return table(from: PropertyList.read(source)) }
    var scanner = StringsScanner(source)
    let entries = scanner.scanTable()
    return Reading(StringsTable(entries), findings: scanner.findings)
  }

  private static func table(from reading: Reading<PropertyList?>) -> Reading<StringsTable> {
    guard let list = reading.content else { return reading.map { _ in StringsTable() } }
    var findings = reading.findings
    guard let pairs = list.root.dictionary else {
      let message = "a table of strings is a dictionary; put the pairs in a <dict>"
      findings.append(list.finding(.error, "wrong-type", message, at: list.root))
      return Reading(StringsTable(), findings: findings)
    }
    let entries = pairs.compactMap { entry in
      guard let text = entry.node.string else {
        let message = "the text of '\(entry.key)' is \(entry.node.kind); make it a string"
        findings.append(list.finding(.error, "wrong-type", message, at: entry.node))
        return nil as Entry?
      }
      return Entry(key: entry.key, text: text, location: list.location(ofKey: entry))
    }
    return Reading(StringsTable(entries), findings: findings)
  }
}
