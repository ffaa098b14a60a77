// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What was done at moments like one, and what is likely to be done at it.
///
/// An action is as likely as it is frequent, times how much more often it is done at such an hour, on such a
/// day, at such a place and after such another action than all actions are (naive Bayes). Each of these is
/// taken with a grain of salt: ``caution`` occasions at which the action would have been as frequent as all.
/// (Sixteen did best in `parlance-benchmark habits`; with few, what was done once at an odd hour wins.)
public struct Habits: Sendable {
  /// In things done just now.
  private static let caution = 16.0

  private struct Weights {
    var total = 0.0
    var byAction: [Int64: Double] = [:]
  }

  private let scale: Double
  private var weights: [HabitTrait.Kind: Weights] = [:]

  /// - Parameter date: now; something done now weighs 1.
  public init(at date: Date) { scale = 1 / HabitWeight.weight(of: date) }

  /// Adds what an action weighs by a trait of the moment. What weighs more than any number counts nothing: it can't
  /// be compared with others.
  public mutating func add(_ weight: Double, to action: Int64, by kind: HabitTrait.Kind) {
    let weight = weight * scale
    guard weight.isFinite else { return }
    weights[kind, default: Weights()].total += weight
    weights[kind, default: Weights()].byAction[action, default: 0] += weight
  }

  /// The likeliest actions, best first; of equals the one with the lower number.
  ///
  /// An action in general, "order soup", stands for its forms where no form of it alone is half as likely; else the
  /// forms stand for themselves.
  ///
  /// - Parameter forms: of the general actions.
  /// - Complexity: linear in the number of actions, but for the sorting.
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

  /// What makes one form of an action stand for all.
  private static let majority = 0.5

  /// Each action with how likely it is, the likeliest first.
  private var scores: [(Int64, Double)] {
    guard let all = weights[.any], all.total > 0 else { return [] }
    let kinds = weights.filter { $0.key != .any }.sorted { $0.key.rawValue < $1.key.rawValue }
    let scores = all.byAction.map { action, weight in
      let lifts = kinds.map { lift(of: action, weight, in: $0.value, total: all.total) }
      return (action: action, score: lifts.reduce(weight / all.total, *))
    }
    return scores.sorted { ($1.score, $0.action) < ($0.score, $1.action) }
  }

  /// How much more often the action is done at such moments than all actions are.
  private func lift(
    of action: Int64, _ weight: Double, in weights: Weights, total: Double
  ) -> Double {
    let usual = weights.total / total
    guard usual > 0 else { return 1 }
    let here = weights.byAction[action] ?? 0
    return (here + Self.caution * usual) / ((weight + Self.caution) * usual)
  }
}

/// How much something that was done counts: half as much after each ``halfLife``.
///
/// Weights grow with the date instead of shrinking with age, so that what was written down once stays true.
public enum HabitWeight {
  /// In seconds: six weeks.
  public static let halfLife: TimeInterval = 42 * 86_400

  /// What something that was done then counts for ever.
  public static func weight(of date: Date) -> Double {
    exp2(date.timeIntervalSinceReferenceDate / halfLife)
  }
}
