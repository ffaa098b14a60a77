// SPDX-License-Identifier: Apache-2.0

import Foundation

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
