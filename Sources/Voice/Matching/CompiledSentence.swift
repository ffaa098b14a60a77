// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// What is known of a sentence once it is compiled.
struct CompiledSentence: Sendable {
  var key: IntentKey
  var template: SourcedTemplate
  var block: SentenceBlock
}
