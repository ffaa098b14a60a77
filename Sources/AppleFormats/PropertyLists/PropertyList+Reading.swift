// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

extension PropertyList {
  /// Reads a property list, XML or binary; nil with findings when it can't be read at all.
  ///
  /// A key given twice is a finding, and its first value counts. No entity but XML's own five is
  /// ever expanded, and no file but this one is read.
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
