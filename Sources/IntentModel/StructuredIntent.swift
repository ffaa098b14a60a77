// SPDX-License-Identifier: Apache-2.0

/// A request that was understood: the app, the intent and its values.
public struct StructuredIntent: Hashable, Sendable {
  public var app: AppID
  public var domain: String
  public var intent: IntentID
  public var arguments: [ParameterID: Argument]

  public init(
    app: AppID, domain: String, intent: IntentID, arguments: [ParameterID: Argument] = [:]
  ) {
    self.app = app
    self.domain = domain
    self.intent = intent
    self.arguments = arguments
  }

  /// The same request without the values that could still be something else.
  public var settled: StructuredIntent {
    var settled = self
    settled.arguments = arguments.filter { $0.value.values.allSatisfy(\.rivals.isEmpty) }
    return settled
  }

  /// The first or only value of a parameter.
  public subscript(parameter: ParameterID) -> Value? {
    arguments[parameter]?.values.first?.value
  }

  /// Every value of a parameter, none when it is not set.
  public func values(of parameter: ParameterID) -> [Value] {
    arguments[parameter]?.values.map(\.value) ?? []
  }
}

extension StructuredIntent {
  /// The values as a person reads them, by the names of their parameters; several are listed as the language does.
  public func displays(in wording: Wording) -> [String: String] {
    let pairs = arguments.map { id, argument in
      (id.rawValue, wording.list(argument.values.map(\.value.display), .and))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
