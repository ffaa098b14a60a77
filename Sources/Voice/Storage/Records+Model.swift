// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension JSONValue: Record {
  private enum Kind: UInt8 {
    case null, no, yes, integer, decimal, string, array, object
  }

  init(from reader: inout RecordReader) throws(RecordFault) {
    switch Kind(rawValue: try reader.byte()) {
    case .null: self = .null
    case .no: self = .boolean(false)
    case .yes: self = .boolean(true)
    case .integer: self = .integer(try reader.nested())
    case .decimal: self = .decimal(try reader.nested())
    case .string: self = .string(try reader.text())
    case .array: self = .array(try reader.nested())
    case .object: self = .object(try reader.nested())
    case nil: throw RecordFault()
    }
  }

  func write(to writer: inout RecordWriter) {
    switch self {
    case .null: writer.add(byte: Kind.null.rawValue)
    case .boolean(let truth): writer.add(byte: (truth ? Kind.yes : .no).rawValue)
    case .integer(let number): write(number, as: .integer, to: &writer)
    case .decimal(let number): write(number, as: .decimal, to: &writer)
    case .string(let text): Self.writeString(text.utf8, to: &writer)
    case .array(let elements): write(elements, as: .array, to: &writer)
    case .object(let members): write(members, as: .object, to: &writer)
    }
  }

  /// Writes a UTF-8 text as `JSONValue.string`.
  static func writeString(_ text: some Collection<UInt8>, to writer: inout RecordWriter) {
    writer.add(byte: Kind.string.rawValue)
    writer.add(text)
  }

  private func write(_ record: some Record, as kind: Kind, to writer: inout RecordWriter) {
    writer.add(byte: kind.rawValue)
    writer.add(record)
  }
}

extension Item: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    self.init(id: try reader.text(), display: try reader.text())
  }

  func write(to writer: inout RecordWriter) {
    writer.add(id)
    writer.add(display)
  }
}

extension SourceLocation: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    self.init(file: try reader.text(), line: try reader.nested(), column: try reader.nested())
  }

  func write(to writer: inout RecordWriter) {
    writer.add(file)
    writer.add(line)
    writer.add(column)
  }
}

extension Finding: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    guard let severity = Severity(rawValue: try reader.text()) else { throw RecordFault() }
    self.init(
      severity, rule: try reader.text(), message: try reader.text(), at: try reader.nested(),
      sourceLine: try reader.nested())
  }

  func write(to writer: inout RecordWriter) {
    writer.add(severity.rawValue)
    writer.add(rule)
    writer.add(message)
    writer.add(location)
    writer.add(sourceLine)
  }
}
