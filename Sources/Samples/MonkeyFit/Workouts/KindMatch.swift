// SPDX-License-Identifier: Apache-2.0

/// Which kind of workout a name means.
enum KindMatch: Hashable, Sendable {
  case one(WorkoutKind)
  /// Not by its name, but nothing else comes near: a "yoga".
  case perhaps(WorkoutKind)
  case several([WorkoutKind])
  case none
}
