// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents

extension Phrasing {
  /// What is looked for, in the middle of a sentence: "selfies of Bobo in the album Family".
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

  /// One part of the whole; nothing where nothing is said.
  private func part(_ key: String, _ name: String, _ value: String?) -> String {
    value.map { wording.text(key, [name: $0]) } ?? ""
  }

  private func attributes(_ bits: UInt, otherwise key: String) -> String {
    let names = INPhotoAttributeOptions.names.enumerated().filter { bits & 1 << $0.offset != 0 }
    guard !names.isEmpty else { return key.isEmpty ? "" : wording.text(key) }
    return wording.list(names.map { wording.text("attribute.\($0.element)") }, .and)
  }
}
