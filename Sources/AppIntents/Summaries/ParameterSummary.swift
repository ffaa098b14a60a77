// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A request in a sentence, with its values in it.
public protocol ParameterSummary<Intent> {
  associatedtype Intent: AppIntent

  /// The sentence for the values an intent has.
  func _sentence(for intent: Intent) -> ParameterSummaryString<Intent>?
}
