// SPDX-License-Identifier: Apache-2.0

/// Something that can be done in an app, again and again: a request with its values, or a place to open it at.
public enum Action: Hashable, Sendable {
  case request(IntentID, [ParameterID: [Value]])
  case activity(UserActivity)

  /// The kind of request; nil for a place.
  public var intent: IntentID? { if case .request(let intent, _) = self { intent } else { nil } }

  /// The values of the request; none for a place.
  public var values: [ParameterID: [Value]] {
    if case .request(_, let values) = self { values } else { [:] }
  }

  /// The place; nil for a request.
  public var activity: UserActivity? {
    if case .activity(let activity) = self { activity } else { nil }
  }
}
