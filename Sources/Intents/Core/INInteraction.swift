// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Who spoke: the user to the app, or the app to the user.
public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0
  case outgoing = 1
  case incoming = 2
}

/// A request together with what the app answered.
public final class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  public internal(set) var intentHandlingStatus = INIntentHandlingStatus.unspecified
  public var direction = INInteractionDirection.unspecified
  public var dateInterval: DateInterval?
  public var identifier = UUID().uuidString
  public var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
    intentHandlingStatus = response.map { ResponseCode(of: $0).status } ?? .unspecified
  }

  /// The value of one parameter of the request; nil if it has none. A list's values are an array.
  public func parameterValue(for parameter: INParameter) -> Any? {
    let shape = type(of: intent).shape.parameters.first { $0.name == parameter.parameterKeyPath }
    guard let values = shape?.read(intent), !values.isEmpty else { return nil }
    return shape?.isList == true ? values : values[0]
  }
}
