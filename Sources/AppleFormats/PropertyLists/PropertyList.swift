// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// A property list whose every key and value knows its place in the file.
public struct PropertyList: Sendable {
  /// Dictionaries and arrays within each other, at most.
  public static let maximumDepth = 100

  public var root: Node

  /// The file's text; empty for a binary property list, which has no places to point to.
  public let source: SourceText

  private let isBinary: Bool

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

extension PropertyList {
  /// Reads a property list, XML or binary; nil with findings when it can't be read at all.
  ///
  /// A key given twice is a finding, and its first value counts. Only XML's five own entities are
  /// expanded, and no other file is read.
  public static func read(_ data: Data, file: String) -> Reading<PropertyList?> {
    if data.starts(with: Array("bplist".utf8)) { return readBinary(data, file) }
    do {
      return read(try SourceText(data, file: file))
    } catch {
      return Reading(nil, findings: error.findings)
    }
  }

  /// Reads an XML property list.
  public static func read(_ source: SourceText) -> Reading<PropertyList?> {
    var scanner = PropertyListScanner(source)
    do {
      let root = try scanner.scanDocument()
      return Reading(PropertyList(root: root, source: source), findings: scanner.findings)
    } catch {
      return Reading(nil, findings: scanner.findings + error.findings)
    }
  }

  private static func readBinary(_ data: Data, _ file: String) -> Reading<PropertyList?> {
    do {
      var scanner = try BinaryPropertyListScanner(data, file: file)
      let root = try scanner.scanDocument()
      let list = PropertyList(root: root, source: SourceText("", file: file), isBinary: true)
      return Reading(list, findings: scanner.findings)
    } catch {
      return Reading(nil, findings: error.findings)
    }
  }
}

extension PropertyList {
  /// A value and where it starts.
  public struct Node: Hashable, Sendable {
    public var value: Value

    /// In bytes of the source.
    let offset: Int

    init(_ value: Value, at offset: Int = 0) {
      self.value = value
      self.offset = offset
    }
  }

  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    public var key: String
    public var node: Node

    /// In bytes of the source.
    let keyOffset: Int

    init(_ key: String, _ node: Node, at keyOffset: Int = 0) {
      self.key = key
      self.node = node
      self.keyOffset = keyOffset
    }
  }

  public indirect enum Value: Hashable, Sendable {
    /// In the order of the file; no key twice.
    case dictionary([Entry])
    case array([Node])
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case date(Date)
    case data(Data)
  }
}

extension PropertyList.Node {
  public var string: String? { if case .string(let text) = value { text } else { nil } }

  /// The elements of an array; nil for anything else.
  public var array: [Self]? { if case .array(let elements) = value { elements } else { nil } }

  /// The entries of a dictionary; nil for anything else.
  public var dictionary: [PropertyList.Entry]? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  /// The value of a key, when this is a dictionary that has it.
  public subscript(key: String) -> Self? { dictionary?.first { $0.key == key }?.node }

  /// The kind of value, as a finding names it.
  package var kind: String {
    switch value {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    }
  }
}
