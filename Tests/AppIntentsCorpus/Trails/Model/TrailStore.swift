// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct Trail: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var region: String
  var kilometers: Double
  var climb: Int
  var difficulty: TrailDifficulty
  var surveyedOn: Date
  var tags: [String]
  var isOpen = true
}

struct TrailGroup: Identifiable, Hashable, Sendable {
  let id: String
  var name: String
  var trailIDs: [Trail.ID]
}

struct Walk: Identifiable, Hashable, Sendable {
  let id: UUID
  var trailID: Trail.ID
  var startedOn: Date
  var minutes: Double
  var note: String?
}

/// Keeps the trails and what was walked. The app registers one as a dependency.
actor TrailStore {
  private var trails: [Trail] = Trail.samples
  private var walks: [Walk] = []
  private var favorites: Set<Trail.ID> = [1]

  func allTrails() -> [Trail] { trails }

  func trails(withIDs ids: [Trail.ID]) -> [Trail] {
    trails.filter { ids.contains($0.id) }
  }

  func trail(_ id: Trail.ID) throws -> Trail {
    guard let trail = trails.first(where: { $0.id == id }) else { throw TrailError.unknownTrail }
    return trail
  }

  func favoriteTrails() -> [Trail] {
    trails.filter { favorites.contains($0.id) }
  }

  func addFavorites(_ ids: Set<Trail.ID>) {
    favorites.formUnion(ids)
  }

  func allGroups() -> [TrailGroup] {
    Dictionary(grouping: trails, by: \.region)
      .map { TrailGroup(id: $0.key, name: $0.key, trailIDs: $0.value.map(\.id)) }
      .sorted { $0.name < $1.name }
  }

  func allWalks() -> [Walk] { walks }

  func log(_ walk: Walk) { walks.append(walk) }

  func deleteWalks(withIDs ids: [Walk.ID]) {
    walks.removeAll { ids.contains($0.id) }
  }
}

enum TrailError: Error, CustomLocalizedStringResourceConvertible {
  case unknownTrail
  case closed(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unknownTrail: return "That trail isn’t on the map."
    case .closed(let name): return "\(name) is closed."
    }
  }
}

extension Trail {
  static let samples: [Trail] = [
    Trail(
      id: 1, name: "Heron Loop", region: "Lakeside", kilometers: 4.2, climb: 40, difficulty: .easy,
      surveyedOn: Date(timeIntervalSince1970: 1_700_000_000), tags: ["family", "water"]),
    Trail(
      id: 2, name: "Slate Ridge", region: "Highlands", kilometers: 13.5, climb: 820,
      difficulty: .hard, surveyedOn: Date(timeIntervalSince1970: 1_690_000_000), tags: ["views"]),
  ]
}
