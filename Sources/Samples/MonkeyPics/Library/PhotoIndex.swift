// SPDX-License-Identifier: Apache-2.0

/// The names there are in the library, the most important first.
struct PhotoIndex: Hashable, Sendable {
  var albums: [String]
  var people: [String]
  var places: [String]
  var countries: [String]
}
