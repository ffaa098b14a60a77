// SPDX-License-Identifier: Apache-2.0

/// Builds an intent's sentences, which are written one below the other.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression<T>(
    _ prediction: IntentPrediction<Intent, T>
  ) -> IntentPrediction<Intent, T> { prediction }

  public static func buildBlock<each Prediction: IntentPredictionConfiguration>(
    _ predictions: repeat each Prediction
  ) -> IntentPredictionGroup { IntentPredictionGroup() }
}

/// Several sentences, of which the first that fits counts.
public struct IntentPredictionGroup: IntentPredictionConfiguration {}
