// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

typealias TimeSpan = Measurement<UnitDuration>
typealias DistanceAmount = Measurement<UnitLength>
typealias EnergyAmount = Measurement<UnitEnergy>

struct TrainingSession: Identifiable, Sendable {
  var id = UUID()
  var kind: TrainingKind
  var interval: DateInterval
  var distance: DistanceAmount?
  var energy: EnergyAmount
  var splits: [TimeSpan] = []
  var heartRate: Int?
  var isIndoor = false
}

struct MealRecord: Sendable {
  var slot: MealSlot
  var energy: EnergyAmount
  var weight: Measurement<UnitMass>
  var eatenAt: Date
  var dishes: [String]
}

/// The measurements that the app has recorded.
@MainActor
final class WellbeingStore {
  static let shared = WellbeingStore()

  private(set) var sessions: [TrainingSession] = []
  private(set) var meals: [MealRecord] = []
  private(set) var weights: [Measurement<UnitMass>] = []
  private var running: (kind: TrainingKind, start: Date)?
  private var pausedAt: Date?

  var energyGoal = EnergyAmount(value: 2200, unit: .kilocalories)

  func begin(_ kind: TrainingKind, at start: Date = .now) {
    running = (kind, start)
    pausedAt = nil
  }

  func pause() throws {
    guard running != nil else { throw WellbeingError.nothingRunning }
    pausedAt = .now
  }

  func resume() throws {
    guard pausedAt != nil else { throw WellbeingError.nothingRunning }
    pausedAt = nil
  }

  func finish(distance: DistanceAmount?, energy: EnergyAmount) throws -> TrainingSession {
    guard let running else { throw WellbeingError.nothingRunning }
    let interval = DateInterval(start: running.start, end: max(running.start, .now))
    let session = TrainingSession(
      kind: running.kind, interval: interval, distance: distance, energy: energy)
    sessions.append(session)
    self.running = nil
    return session
  }

  func add(_ meal: MealRecord) { meals.append(meal) }
  func add(_ weight: Measurement<UnitMass>) { weights.append(weight) }

  func energyEaten(on day: Date) -> EnergyAmount {
    meals.filter { Calendar.current.isDate($0.eatenAt, inSameDayAs: day) }
      .reduce(EnergyAmount(value: 0, unit: .kilocalories)) { $0 + $1.energy }
  }
}

enum WellbeingError: String, Error, CustomLocalizedStringResourceConvertible {
  case nothingRunning, tooHeavy, noMoreDoses, noSuchTrip

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .nothingRunning: return "No workout is running."
    case .tooHeavy:
      return LocalizedStringResource("That can’t be right.", comment: "An impossible weight")
    case .noMoreDoses: return "There are no more doses today."
    case .noSuchTrip: return "There is no such trip."
    }
  }
}

extension Measurement where UnitType: Dimension {
  /// Such as `5.2 km`.
  func text(in unit: UnitType, digits: Int = 0) -> String {
    let number = converted(to: unit).value.formatted(.number.precision(.fractionLength(digits)))
    return "\(number) \(unit.symbol)"
  }
}
