// SPDX-License-Identifier: Apache-2.0

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
