// SPDX-License-Identifier: Apache-2.0

/// A workout as it was named: by a kind's identifier where one is known, else only in words.
struct WorkoutName: Hashable, Sendable {
  var id: String?
  var spoken: String
}
