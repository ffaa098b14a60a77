// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// A place at which the app is opened: the results of a search, or a slideshow.
struct PhotoOpening: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable, Codable {
    case search, slideshow
  }

  /// Counts from 1, in the order of the requests.
  var number: Int
  var kind: Kind
  var query: PhotoQuery

  /// The photos in the order in which they are shown: results from the newest on, a slideshow from
  /// the oldest.
  var photos: [Photo]
}

extension PhotoOpening {
  /// The contents of an activity: the search, as far as it was said, and the photos.
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
