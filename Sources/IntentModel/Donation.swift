// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that was done in an app, or a place in it that the user was at, told by the app so that it can be
/// offered and done again.
public struct Donation: Hashable, Sendable {
  /// The app's own name for it; another one of the same name takes its place.
  public var id: String

  /// Its group, such as a soup that may be sold out; nil for none.
  public var group: String?

  public var app: AppID

  /// The action, with values as the app names them in the language of that moment.
  public var action: Action

  /// Smaller sets of its parameters with which it is worth doing, too.
  public var forms: [Set<ParameterID>] = []

  public var date: Date

  /// Where it was done, in a word of the user's or the app's: "home".
  public var place: String?

  /// A phrase that the user may want for it: "Order my Clam Chowder".
  public var phrase: String?

  /// The name of the image that stands for it.
  public var image: String?

  public init(
    id: String, group: String? = nil, app: AppID, action: Action, date: Date,
    place: String? = nil, phrase: String? = nil, image: String? = nil
  ) {
    self.id = id
    self.group = group
    self.app = app
    self.action = action
    self.date = date
    self.place = place
    self.phrase = phrase
    self.image = image
  }
}

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
