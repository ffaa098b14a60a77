// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

extension PropertyList {
  /// Reads a property list, XML or binary; nil with findings when it can't be read at all.
  ///
  /// A key given twice is a finding, and its first value counts. No entity but XML's own five is
  /// ever expanded, and no file but this one is read.
  public static func read(_ data: Data, file: String) -> Reading<PropertyList?> {
    do {
      if data.starts(with: Array("bplist".utf8)) { return Reading(try readBinary(data, file)) }
      return read(try SourceText(data, file: file))
    } catch let error as FindingsError {
      return Reading(nil, findings: error.findings)
    } catch {
      return Reading(nil, findings: [unreadable(file)])
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

  private static func readBinary(_ data: Data, _ file: String) throws -> PropertyList {
    guard data.count <= FileBounds.listSize else {
      throw SourceText.tooLarge(file, limit: FileBounds.listSize)
    }
    var format = PropertyListSerialization.PropertyListFormat.binary
    let tree = try PropertyListSerialization.propertyList(from: data, format: &format)
    guard format == .binary, let root = node(tree, depth: 0) else {
      throw FindingsError([unreadable(file)])
    }
    return PropertyList(root: root, source: SourceText("", file: file), isBinary: true)
  }

  private static func unreadable(_ file: String) -> Finding {
    let message = "the binary property list is broken; write it again with plutil"
    return Finding(.error, rule: "plist-syntax", message: message, at: SourceLocation(file: file))
  }

  /// Foundation's tree as ours; nil for what nests too deeply or is no property list.
  private static func node(_ tree: Any, depth: Int) -> Node? {
    guard depth <= maximumDepth else { return nil }
    switch tree {
    case let dictionary as [String: Any]:
      let entries = dictionary.sorted { $0.key < $1.key }.compactMap { key, value in
        node(value, depth: depth + 1).map { Entry(key, $0) }
      }
      return entries.count == dictionary.count ? Node(.dictionary(entries)) : nil
    case let array as [Any]:
      let elements = array.compactMap { node($0, depth: depth + 1) }
      return elements.count == array.count ? Node(.array(elements)) : nil
    default: return leaf(tree).map { Node($0) }
    }
  }

  private static func leaf(_ tree: Any) -> Value? {
    switch tree {
    case let text as String: .string(text)
    case let truth as Bool where type(of: tree) == Bool.self: .boolean(truth)
    case let number as Int: .integer(number)
    case let number as Double: .real(number)
    case let date as Date: .date(date)
    case let data as Data: .data(data)
    default: nil
    }
  }
}
