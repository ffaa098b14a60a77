// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that was done in an app, told by the app so that it can be offered and done again.
public struct Donation: Hashable, Sendable {
  /// The app's own name for it; another one of the same name takes its place.
  public var id: String

  /// What it belongs to, such as a soup that may be sold out; nil for nothing.
  public var group: String?

  public var app: AppID
  public var intent: IntentID

  /// What it was done with, as the app names it in the language it was done in.
  public var values: [ParameterID: [Value]]

  public var date: Date

  /// Where it was done, in a word of the user's or the app's: "home".
  public var place: String?

  /// What the user may want to call it: "Order my Clam Chowder".
  public var phrase: String?

  /// The name of the image that stands for it.
  public var image: String?

  public init(
    id: String, group: String? = nil, app: AppID, intent: IntentID,
    values: [ParameterID: [Value]] = [:], date: Date, place: String? = nil, phrase: String? = nil,
    image: String? = nil
  ) {
    self.id = id
    self.group = group
    self.app = app
    self.intent = intent
    self.values = values
    self.date = date
    self.place = place
    self.phrase = phrase
    self.image = image
  }
}
