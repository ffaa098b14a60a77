// SPDX-License-Identifier: Apache-2.0

/// One thing that a shortcut does: a request with its values, or a place that an app opens at.
public struct ShortcutStep: Hashable, Sendable {
  public var app: AppID
  public var action: Action

  /// The parameter that takes what the step before has brought; nil for none.
  public var input: ParameterID?

  public init(app: AppID, action: Action, input: ParameterID? = nil) {
    self.app = app
    self.action = action
    self.input = input
  }

  /// The action of a donation, to do it again.
  public init(_ donation: Donation) {
    self.init(app: donation.app, action: donation.action)
  }

  /// The same request with the values it has now.
  public init(_ intent: StructuredIntent) {
    let values = intent.arguments.mapValues { $0.values.map(\.value) }
    self.init(app: intent.app, action: .request(intent.intent, values))
  }

  /// Whether both do the same; the names of things don't count, since they change with the
  /// language.
  public func repeats(_ other: ShortcutStep) -> Bool {
    guard app == other.app, input == other.input else { return false }
    switch (action, other.action) {
    case (.request(let intent, let values), .request(let otherIntent, let otherValues)):
      return intent == otherIntent
        && values.mapValues { $0.map(\.identifier) }
          == otherValues.mapValues { $0.map(\.identifier) }
    case (.activity(let activity), .activity(let otherActivity)):
      return activity.identity == otherActivity.identity
    default: return false
    }
  }
}

extension ShortcutStep: Codable {
  /// `{"app":"SoupChef","intent":"OrderSoup","values":{"quantity":[{"integer":2}]}}`, or an `activity`.
  private enum CodingKeys: String, CodingKey {
    case app
    case intent
    case values
    case input
    case activity
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let app = try container.decode(AppID.self, forKey: .app)
    if let activity = try container.decodeIfPresent(UserActivity.self, forKey: .activity) {
      self.init(app: app, action: .activity(activity))
      return
    }
    let intent = try container.decode(IntentID.self, forKey: .intent)
    let values = try container.decodeIfPresent([ParameterID: [Value]].self, forKey: .values)
    self.init(
      app: app, action: .request(intent, values ?? [:]),
      input: try container.decodeIfPresent(ParameterID.self, forKey: .input))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(app, forKey: .app)
    switch action {
    case .activity(let activity): try container.encode(activity, forKey: .activity)
    case .request(let intent, let values):
      try container.encode(intent, forKey: .intent)
      try container.encode(values, forKey: .values)
      try container.encodeIfPresent(input, forKey: .input)
    }
  }
}
