// SPDX-License-Identifier: Apache-2.0

/// A sentence for some of an intent's values.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  public init<each Value: _IntentValue>(
    parameters: T, displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) where T == (repeat KeyPath<Intent, IntentParameter<each Value>>) {}

  public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {}
}
