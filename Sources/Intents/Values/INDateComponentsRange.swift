// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// A span of time, either end of which may be open.
public final class INDateComponentsRange: NSObject, @unchecked Sendable {
  public let startDateComponents: DateComponents?
  public let endDateComponents: DateComponents?

  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INDateComponentsRange else { return false }
    return startDateComponents == other.startDateComponents
      && endDateComponents == other.endDateComponents
  }

  public override var hash: Int { startDateComponents.hashValue }
}

extension INDateComponentsRange: INParameterValue {
  public static var parameterType: ParameterType { .period }

  /// A day becomes a range that starts and ends on it. A moment becomes a range with no end.
  public static func held(_ value: Value) -> INDateComponentsRange? {
    if let days = value.literal?.days {
      return INDateComponentsRange(start: days.first, end: days.last)
    }
    guard let components = value.literal?.dateComponents else { return nil }
    let end = value.literal?.kind == .date ? components : nil
    return INDateComponentsRange(start: components, end: end)
  }

  public var parameterValue: Value {
    if let start = startDateComponents, let end = endDateComponents,
      let period = Literal(from: start, to: end)
    {
      return .literal(period)
    }
    return .literal(Literal(startDateComponents ?? endDateComponents ?? DateComponents()))
  }
}
