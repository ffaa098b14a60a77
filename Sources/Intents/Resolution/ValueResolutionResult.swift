// SPDX-License-Identifier: Apache-2.0

/// The results of one type of value; each of SiriKit's result classes adds its own argument labels.
extension INIntentResolutionResult {
  public class func resolved(_ value: some INParameterValue) -> Self {
    Self(.success(value.parameterValue))
  }

  public class func choice(_ values: [some INParameterValue]) -> Self {
    Self(.disambiguation(values.map(\.parameterValue)))
  }

  public class func confirmation(_ value: (some INParameterValue)?) -> Self {
    Self(.confirmationRequired(value?.parameterValue))
  }
}
