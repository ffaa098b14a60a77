// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The data of a compiled sentence.
///
/// It is a class so that a reading needs only one reference to it.
final class CompiledSentence: Sendable {
  let key: IntentKey
  /// The app; nil for a grammar on its own.
  let app: AppID?
  let template: WrittenTemplate
  /// The number of the sentence's block.
  let block: Int32

  init(_ template: SourcedTemplate, in scope: GrammarScope, block: Int32) {
    key = IntentKey(source: scope.sourceIndex, intent: scope.intent)
    app = scope.source.description?.id
    self.template = WrittenTemplate(template)
    self.block = block
  }

  init(from reader: inout RecordReader) throws(RecordFault) {
    key = IntentKey(source: try reader.nested(), intent: IntentID(try reader.text()))
    let app: String? = try reader.nested()
    self.app = app.map { AppID($0) }
    template = WrittenTemplate(text: try reader.text(), location: try reader.nested())
    block = Int32(truncatingIfNeeded: try reader.nested(Int.self))
  }
}

extension CompiledSentence: Record {
  func write(to writer: inout RecordWriter) {
    writer.add(key.source)
    writer.add(key.intent.rawValue)
    writer.add(app?.rawValue)
    writer.add(template.text)
    writer.add(template.location)
    writer.add(Int(block))
  }
}

/// Identifies an intent among those of all apps.
struct IntentKey: Hashable, Sendable {
  /// The app's place among the sources.
  var source: Int
  var intent: IntentID
}
