// SPDX-License-Identifier: Apache-2.0

/// An intent that may be suggested, each time in a sentence that fits its values.
public protocol PredictableIntent: AppIntent {
  associatedtype Prediction: IntentPredictionConfiguration

  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}
