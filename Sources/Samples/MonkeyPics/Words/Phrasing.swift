// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import SampleData

/// The app's facts in the words and formats of one user.
struct Phrasing: AppPhrasing {
  let listener: Listener

  /// `Jul 3, 2026`.
  func day(_ day: PhotoDay) -> String {
    guard let date = PhotoDay.calendar.date(from: day.components) else { return day.text }
    return date.formatted(
      Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, timeZone: .gmt))
  }
}

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

extension Phrasing {
  /// How many names a reason lists.
  static let toldNames = 4

  /// The reason for a refusal, in one or two whole sentences.
  func reason(_ problem: PhotoProblem) -> String {
    switch problem {
    case .unknownAlbum(let name, let known):
      wording.text("reason.unknownAlbum", ["app": appName, "album": name, "known": told(known)])
    case .unknownPerson(let name):
      wording.text("reason.unknownPerson", ["app": appName, "person": name])
    case .unknownPlace(let name, let known):
      wording.text("reason.unknownPlace", ["app": appName, "place": name, "known": told(known)])
    case .inTheFuture: wording.text("reason.inTheFuture")
    case .noneFound(let query):
      wording.text(
        query.count > 1 ? "reason.noneFound.all" : "reason.noneFound",
        ["app": appName, "search": spoken(query)])
    }
  }

  /// The failure to report for a request; nil for an error that has no words.
  func failure(_ error: any Error) -> HandlerError? {
    switch error {
    case let problem as PhotoProblem: HandlerError(code: problem.code, say: reason(problem))
    case let trouble as DataTrouble: self.error(trouble)
    default: nil
    }
  }

  private func told(_ names: [String]) -> String {
    wording.list(Array(names.prefix(Self.toldNames)), .and)
  }
}

extension Phrasing {
  /// The search as words for the middle of a sentence: "selfies of Bobo in the album Family".
  func spoken(_ query: PhotoQuery) -> String {
    wording.text(
      "search",
      [
        "photos": attributes(query.included, otherwise: "search.photos"),
        "people": people(query), "terms": terms(query),
        "album": part("search.album", "album", query.album),
        "place": part("search.place", "place", query.place), "time": time(query),
        "without": query.excluded == 0
          ? "" : part("search.without", "attributes", attributes(query.excluded, otherwise: "")),
      ])
  }

  private func people(_ query: PhotoQuery) -> String {
    guard !query.people.isEmpty else { return "" }
    let names = wording.list(query.people, query.peopleDemand == .any ? .or : .and)
    let key = query.peopleDemand == .none ? "search.people.none" : "search.people"
    return part(key, "people", names)
  }

  private func terms(_ query: PhotoQuery) -> String {
    guard !query.terms.isEmpty else { return "" }
    let words = wording.list(query.terms, query.termsDemand == .any ? .or : .and)
    if query.termsDemand == .none { return part("search.terms.none", "terms", words) }
    return part(query.people.isEmpty ? "search.terms" : "search.terms.people", "terms", words)
  }

  private func time(_ query: PhotoQuery) -> String {
    switch (query.from.map(day), query.to.map(day)) {
    case (let from?, let to?) where from == to: part("search.day", "day", from)
    case (let from?, let to?): wording.text("search.span", ["from": from, "to": to])
    case (let from?, nil): part("search.since", "day", from)
    case (nil, let to?): part("search.until", "day", to)
    case (nil, nil): ""
    }
  }

  /// One part of the phrase; empty if there is no value.
  private func part(_ key: String, _ name: String, _ value: String?) -> String {
    value.map { wording.text(key, [name: $0]) } ?? ""
  }

  private func attributes(_ bits: UInt, otherwise key: String) -> String {
    let names = INPhotoAttributeOptions.names.enumerated().filter { bits & 1 << $0.offset != 0 }
    guard !names.isEmpty else { return key.isEmpty ? "" : wording.text(key) }
    return wording.list(names.map { wording.text("attribute.\($0.element)") }, .and)
  }
}
