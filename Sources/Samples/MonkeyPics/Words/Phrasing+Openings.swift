// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents

extension Phrasing {
  /// How many photos a card shows.
  static let shownPhotos = 5

  /// The first photos, a line each, and how many more there are.
  func card(_ opening: PhotoOpening) -> INUISnippet {
    let shown = opening.photos.prefix(Self.shownPhotos)
    let rest = opening.photos.count - shown.count
    let more = rest > 0 ? [INUISnippet.Line(wording.text("card.more", count: rest))] : []
    return INUISnippet(title: title(opening), lines: shown.map(line) + more)
  }

  /// Carries the search into the app, which opens at what was found.
  func activity(for opening: PhotoOpening) -> NSUserActivity {
    let activity = NSUserActivity(
      activityType: "com.example.parlance.MonkeyPics.\(opening.kind.rawValue)")
    activity.title = title(opening)
    activity.userInfo = opening.userInfo
    activity.requiredUserInfoKeys = ["opening", "photos"]
    activity.keywords = Set(opening.query.terms + opening.query.people)
    return activity
  }

  private func title(_ opening: PhotoOpening) -> String {
    let search = spoken(opening.query)
    switch opening.kind {
    case .search: return atStart(search)
    case .slideshow: return wording.text("card.slideshow", ["search": search])
    }
  }

  private func line(_ photo: Photo) -> INUISnippet.Line {
    let values = [
      "day": day(photo.day), "place": photo.place, "people": wording.list(photo.people, .and),
      "keywords": photo.keywords.joined(separator: wording.text("list.separator")),
    ]
    let key = photo.people.isEmpty ? "card.photo" : "card.photo.people"
    return INUISnippet.Line(wording.text(key, values))
  }
}
