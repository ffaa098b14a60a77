// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The settings that an intent declares for one of its parameters.
struct ParameterOptions: @unchecked Sendable {
  var title: LocalizedStringResource?
  var description: LocalizedStringResource?
  var requestValueDialog: IntentDialog?
  var requestDisambiguationDialog: IntentDialog?

  /// The numbers it takes.
  var range: ClosedRange<Double>?

  /// The unit of a number without one.
  var unit: Dimension?

  /// The names for yes and no.
  var booleanNames: Bool.IntentDisplayName?

  /// Where its values come from, if not from its type.
  var provider: (any DynamicOptionsProvider)?

  /// The resolvers that make its values out of values of other types.
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
