// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// A place at which the app is opened: what was found, or a slideshow of it.
struct PhotoOpening: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable, Codable {
    case search, slideshow
  }

  /// From 1, in the order they were asked for.
  var number: Int
  var kind: Kind
  var query: PhotoQuery

  /// In the order they are shown: what was found from the newest on, a slideshow from the oldest.
  var photos: [Photo]
}

extension PhotoOpening {
  /// What an activity carries: the search, as far as it was said, and what was found.
  var userInfo: [String: String] {
    var info = ["opening": String(number)]
    info["photos"] = photos.map { String($0.number) }.joined(separator: ",")
    info["album"] = query.album
    info["people"] = joined(query.people)
    info["terms"] = joined(query.terms)
    info["place"] = query.place
    info["from"] = query.from?.text
    info["to"] = query.to?.text
    info["included"] = joined(names(query.included))
    info["excluded"] = joined(names(query.excluded))
    return info
  }

  private func joined(_ values: [String]) -> String? {
    values.isEmpty ? nil : values.joined(separator: ",")
  }

  private func names(_ bits: UInt) -> [String] {
    INPhotoAttributeOptions.names.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
  }
}
