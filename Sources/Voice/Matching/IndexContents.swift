// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The few parts of an index that are not tables.
struct IndexContents: Sendable {
  var slotNames: [String]
  var ranges: [NumberRange]
  /// The numbers of the lists by their keys.
  var lists: [String: Int32]
  /// Where answers to an intent's questions start, by app and intent.
  var answerStarts: [IntentKey: Automaton.State]
}

extension IndexContents: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    slotNames = try reader.nested()
    ranges = try reader.nested()
    lists = try reader.nested([String: Int].self).mapValues { Int32(truncatingIfNeeded: $0) }
    answerStarts = [:]
    for _ in 0..<(try reader.count()) {
      let key = IntentKey(source: try reader.nested(), intent: IntentID(try reader.text()))
      answerStarts[key] = Automaton.State(truncatingIfNeeded: try reader.nested(Int.self))
    }
  }

  func write(to writer: inout RecordWriter) {
    writer.add(slotNames)
    writer.add(ranges)
    writer.add(lists.mapValues(Int.init))
    writer.add(length: answerStarts.count)
    for (key, state) in answerStarts.sorted(by: { $0.value < $1.value }) {
      writer.add(key.source)
      writer.add(key.intent.rawValue)
      writer.add(Int(state))
    }
  }
}

extension NumberRange: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    self.init(
      from: try reader.nested(), to: try reader.nested(), step: try reader.nested(),
      multiplier: try reader.nested(), fractions: try reader.nested(), type: try reader.nested())
  }

  func write(to writer: inout RecordWriter) {
    writer.add(from)
    writer.add(to)
    writer.add(step)
    writer.add(multiplier)
    writer.add(fractions)
    writer.add(type)
  }
}
