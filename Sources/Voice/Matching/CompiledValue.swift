// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The meaning of a name.
final class CompiledValue: Sendable {
  /// The single candidate, as an array that slots can share without a copy.
  let candidates: [SlotMatch.Candidate]

  var candidate: SlotMatch.Candidate { candidates[0] }

  init(_ candidate: SlotMatch.Candidate) { candidates = [candidate] }

  init(from reader: inout RecordReader) throws(RecordFault) { candidates = [try reader.nested()] }
}

extension CompiledValue: Record {
  func write(to writer: inout RecordWriter) { writer.add(candidate) }
}

extension SlotMatch.Candidate: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    self.init(
      output: try reader.nested(), item: try reader.nested(), context: try reader.nested())
  }

  func write(to writer: inout RecordWriter) {
    writer.add(output)
    writer.add(item)
    writer.add(context)
  }
}

extension NameList {
  /// Writes the meaning of a name as a candidate without item or context.
  func writeCandidate(_ place: Int, to writer: inout RecordWriter) {
    (meant ?? said).withBytes(of: place) { JSONValue.writeString($0, to: &writer) }
    writer.add(false)
    writer.add(length: 0)
  }
}
