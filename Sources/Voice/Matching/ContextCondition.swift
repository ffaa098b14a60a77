// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A block's condition on one key of the context.
struct ContextCondition: Sendable {
  let key: String
  let requirement: ContextRequirement
}

extension ContextCondition: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    self.init(key: try reader.text(), requirement: try reader.nested())
  }

  func write(to writer: inout RecordWriter) {
    writer.add(key)
    writer.add(requirement)
  }
}

extension ContextRequirement: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    self.init(accepted: try reader.nested(), fillsSlot: try reader.nested())
  }

  func write(to writer: inout RecordWriter) {
    writer.add(accepted)
    writer.add(fillsSlot)
  }
}
