// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// A handler's answer about a length of time, in seconds.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedTimeInterval: TimeInterval) -> Self {
    Self(.success(duration(resolvedTimeInterval)))
  }

  public class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self {
    Self(.confirmationRequired(duration(timeIntervalToConfirm)))
  }

  /// A length of time, shown as the language of the request writes it.
  private class func duration(_ seconds: TimeInterval) -> Value {
    let locale = RequestContext.current.map { Locale(identifier: $0.locale) } ?? .current
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.hours, .minutes, .seconds], width: .wide
    ).locale(locale)
    let counted = Literal(seconds: seconds).seconds ?? 0
    return .literal(Literal(seconds: counted, display: style.format(.seconds(counted))))
  }
}
