// SPDX-License-Identifier: Apache-2.0

/// A screen that an app shows when it is opened.
public struct AppScreen: Hashable, Sendable {
  /// Something that can be opened from here.
  public struct Link: Hashable, Sendable {
    public var title: String
    public var place: UserActivity

    public init(title: String, place: UserActivity) {
      self.title = title
      self.place = place
    }
  }

  /// The facts of the screen in whole sentences, for a user who doesn't see it.
  public var say: String

  public var snippet: Snippet?

  public var links: [Link]

  /// The place that the user is at now, as the app tells it; nil where it tells none.
  public var place: UserActivity?

  public init(
    say: String, snippet: Snippet? = nil, links: [Link] = [], place: UserActivity? = nil
  ) {
    self.say = say
    self.snippet = snippet
    self.links = links
    self.place = place
  }
}
