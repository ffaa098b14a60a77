// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// What an intent says of one of its parameters.
struct ParameterOptions: @unchecked Sendable {
  var title: LocalizedStringResource?
  var description: LocalizedStringResource?
  var requestValueDialog: IntentDialog?
  var requestDisambiguationDialog: IntentDialog?

  /// The numbers it takes.
  var range: ClosedRange<Double>?

  /// What a bare number is measured in.
  var unit: Dimension?

  /// What yes and no are called.
  var booleanNames: Bool.IntentDisplayName?

  /// Where its values come from, if not from its type.
  var provider: (any DynamicOptionsProvider)?

  /// What makes values of it out of others.
  var resolvers: [any Resolver] = []

  init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    range: ClosedRange<Double>? = nil, booleanNames: Bool.IntentDisplayName? = nil,
    provider: (any DynamicOptionsProvider)? = nil
  ) {
    self.title = title
    self.description = description
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    self.range = range
    self.booleanNames = booleanNames
    self.provider = provider
  }

  static func range<Number>(
    _ bounds: (lowerBound: Number, upperBound: Number)?, _ double: (Number) -> Double
  ) -> ClosedRange<Double>? {
    bounds.map { bounds in
      let (low, high) = (double(bounds.lowerBound), double(bounds.upperBound))
      return min(low, high)...max(low, high)
    }
  }
}
