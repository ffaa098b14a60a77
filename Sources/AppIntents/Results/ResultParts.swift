// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The parts of a result of any type.
struct ResultParts: @unchecked Sendable {
  var value: [IntentModel.Value]?
  var dialog: IntentDialog?
  var next: (any AppIntent)?
  var view: (any View)?
  var snippetIntent: (any SnippetIntent)?
}

/// A result whose parts can be looked at.
protocol PartedResult {
  var resultParts: ResultParts { get }
}

extension _IntentValue {
  /// The value in the assistant's form.
  var modelValues: [IntentModel.Value] { Self._traits.write(self) }
}
