// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Builds a number in words: amounts are added, and scales multiply the part before them.
struct SpokenSum {
  private(set) var position: Int
  private(set) var steps: [NumberStep] = []

  /// The part that scales from a thousand up have closed.
  private var total: Decimal = 0
  /// The part before the next of those scales.
  private var section: Decimal = 0
  private var lastAmount: Decimal = 0
  private var smallestScale: Decimal?
  private var isBare = false

  init(position: Int) { self.position = position }

  var endsInScale: Bool { steps.last?.last == .scale }

  /// Starts with a single one of the next scale, after an article or after nothing.
  mutating func start(at position: Int, isBare: Bool) {
    self.position = position
    self.isBare = isBare
    section = 1
    lastAmount = 1
  }

  /// Adds an amount; false if it isn't smaller than the scale before it.
  @discardableResult
  mutating func add(_ amount: NumberStep) -> Bool {
    if let scale = steps.last?.scale, endsInScale, amount.value >= scale { return false }
    section += amount.value
    lastAmount = amount.value
    record(end: amount.end, last: amount.last)
    return true
  }

  /// Whether a smaller scale can follow the last: "mille cent", not "cent mille".
  func hasRoom(for scale: Decimal) -> Bool {
    endsInScale && steps.last.map { scale < $0.scale } ?? false
  }

  /// Adds a scale that needs no one before it.
  mutating func add(scale: Decimal, end: Int) -> Bool {
    section += scale
    lastAmount = scale
    record(end: end, last: .scale, scale: scale)
    return true
  }

  /// Multiplies by a scale. If it can't, the amount before it belongs to another number.
  mutating func multiply(by scale: Decimal, end: Int) -> Bool {
    let isAfterScale = endsInScale
    if scale < 1_000 {
      guard !isAfterScale, section == lastAmount else { return dropAmount() }
      section *= scale
    } else if isAfterScale, section == 0 {
      total *= scale
    } else {
      guard smallestScale.map({ scale < $0 }) ?? true else { return dropAmount() }
      total += section * scale
      section = 0
      smallestScale = scale
    }
    record(end: end, last: .scale, scale: scale)
    return true
  }

  /// Multiplies only the last amount: "three hundred and two dozen".
  mutating func multiplyLast(by collective: Decimal, end: Int) {
    if endsInScale, section == 0 {
      total *= collective
    } else if endsInScale {
      section *= collective
    } else {
      section += lastAmount * (collective - 1)
    }
    record(end: end, last: .scale, scale: collective)
  }

  private mutating func dropAmount() -> Bool {
    if steps.count > 1, !endsInScale { steps.removeLast() }
    return false
  }

  private mutating func record(end: Int, last: NumberStep.Last, scale: Decimal? = nil) {
    position = end
    steps.append(
      NumberStep(
        value: total + section, end: end, scale: scale ?? 1, last: last, isBare: isBare))
  }
}
