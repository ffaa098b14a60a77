// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The actions done at moments like the current one, from which it predicts the likely ones.
///
/// The likelihood of an action is its frequency, multiplied by one factor for each kind of trait:
/// the hour, the day, the place and the action before (naive Bayes). A factor says how much more
/// often the action is done at such moments than all actions are. Each factor is smoothed by
/// `caution` extra occasions at which the action was as frequent as all actions. Sixteen did best
/// in `parlance-benchmark habits`. With fewer, an action done once at an odd hour wins.
public struct Habits: Sendable {
  /// The number of extra occasions that smooth each factor, each weighing as much as an action now.
  private static let caution = 16.0

  private struct Weights {
    var total = 0.0
    var byAction: [Int64: Double] = [:]
  }

  private let scale: Double
  private var weights: [HabitTrait.Kind: Weights] = [:]

  /// - Parameter date: the current time. An action done at this time weighs 1.
  public init(at date: Date) { scale = 1 / HabitWeight.weight(of: date) }

  /// Adds the weight of an action for a trait of the moment.
  ///
  /// An infinite weight is ignored, because it can't be compared with others.
  public mutating func add(_ weight: Double, to action: Int64, by kind: HabitTrait.Kind) {
    let weight = weight * scale
    guard weight.isFinite else { return }
    weights[kind, default: Weights()].total += weight
    weights[kind, default: Weights()].byAction[action, default: 0] += weight
  }

  /// The likeliest actions, best first. Of equally likely actions, the lower number comes first.
  ///
  /// A general action such as "order soup" replaces its forms if each of them is less than half as
  /// likely. Otherwise it is left out and its forms are listed.
  ///
  /// - Parameters:
  ///   - count: how many there may be.
  ///   - forms: the forms of each general action.
  /// - Complexity: linear in the number of actions, except for the sorting.
  public func likeliest(_ count: Int, forms: [Int64: Set<Int64>] = [:]) -> [Int64] {
    let scores = scores
    let byAction = Dictionary(uniqueKeysWithValues: scores)
    var (chosen, isCovered): ([Int64], Set<Int64>) = ([], [])
    for (action, score) in scores where chosen.count < count && !isCovered.contains(action) {
      if let forms = forms[action] {
        let best = forms.compactMap { byAction[$0] }.max() ?? 0
        guard best < score * Self.majority else { continue }
        isCovered.formUnion(forms)
      }
      chosen.append(action)
    }
    return chosen
  }

  /// The share of a general action's likelihood at which one form replaces it.
  private static let majority = 0.5

  /// The actions with their likelihoods, the likeliest first.
  private var scores: [(Int64, Double)] {
    guard let all = weights[.any], all.total > 0 else { return [] }
    let kinds = weights.filter { $0.key != .any }.sorted { $0.key.rawValue < $1.key.rawValue }
    let scores = all.byAction.map { action, weight in
      let lifts = kinds.map { lift(of: action, weight, in: $0.value, total: all.total) }
      return (action: action, score: lifts.reduce(weight / all.total, *))
    }
    return scores.sorted { ($1.score, $0.action) < ($0.score, $1.action) }
  }

  /// The factor by which the action is more frequent at such moments than all actions are.
  private func lift(
    of action: Int64, _ weight: Double, in weights: Weights, total: Double
  ) -> Double {
    let usual = weights.total / total
    guard usual > 0 else { return 1 }
    let here = weights.byAction[action] ?? 0
    return (here + Self.caution * usual) / ((weight + Self.caution) * usual)
  }
}

/// The weight of a past action, which halves with each ``halfLife``.
///
/// Weights grow with the date instead of shrinking with age, so that stored weights stay valid.
public enum HabitWeight {
  /// Six weeks, in seconds.
  public static let halfLife: TimeInterval = 42 * 86_400

  /// The weight of an action at a date, which never changes.
  public static func weight(of date: Date) -> Double {
    exp2(date.timeIntervalSinceReferenceDate / halfLife)
  }
}
