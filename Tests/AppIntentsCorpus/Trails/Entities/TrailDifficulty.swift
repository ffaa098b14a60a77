// SPDX-License-Identifier: Apache-2.0
import AppIntents

enum TrailDifficulty: String, AppEnum {
  case easy
  case moderate
  case hard
  case expert

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Difficulty",
    numericFormat: "\(placeholder: .int) difficulties"
  )

  static let caseDisplayRepresentations: [TrailDifficulty: DisplayRepresentation] = [
    .easy: DisplayRepresentation(
      title: "Easy",
      subtitle: "Level paths, any shoes",
      image: .init(systemName: "figure.walk")
    ),
    .moderate: DisplayRepresentation(
      title: "Moderate",
      image: DisplayRepresentation.Image(systemName: "figure.hiking")
    ),
    .hard: .init(title: "Hard", subtitle: "Steep and long"),
    .expert: "Expert",
  ]
}

extension TrailDifficulty: Comparable {
  private var rank: Int {
    switch self {
    case .easy: 0
    case .moderate: 1
    case .hard: 2
    case .expert: 3
    }
  }

  static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rank < rhs.rank
  }
}

/// The surface of the trail. Plain titles are enough here.
enum TrailSurface: String, AppEnum, CaseIterable {
  case gravel, rock, boardwalk
  case snow = "snow-and-ice"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Surface"

  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .gravel: "Gravel",
    .rock: "Rock",
    .boardwalk: "Boardwalk",
    .snow: "Snow & Ice",
  ]
}
