// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Builds a Chinese, Japanese or Korean number, one digit or scale at a time.
struct PositionalSum {
  /// A number that may end here.
  struct Step {
    /// The value if the last digit counts as ones: 405 for `四百五`.
    var plain: NumberStep
    /// The value if the last digit belongs to the scale below the one before it: 450 for `四百五`.
    var implied: NumberStep
  }

  private(set) var position: Int
  private(set) var steps: [Step] = []

  private let hasBareMyriads: Bool
  private var total: Decimal = 0
  private var section: Decimal = 0
  /// The amount that no scale has multiplied yet.
  private var pending: Decimal?
  private var pendingDigits = 0
  /// The last scale; the next one must be smaller.
  private var unit: Decimal?
  private var myriad: Decimal?
  /// Whether a zero stands for the scales that are left out.
  private var hasZero = false
  private var isUnbroken = true

  init(position: Int, hasBareMyriads: Bool) {
    self.position = position
    self.hasBareMyriads = hasBareMyriads
  }

  /// Adds a digit. A digit directly after another extends a row of digits.
  mutating func add(digit: Int, isGlued: Bool, end: Int) -> Bool {
    if let pending {
      guard pendingDigits > 0, isGlued, isRow || pending == 0 else { return false }
      if pending == 0, pendingDigits == 1, unit != nil || myriad != nil { hasZero = true }
      self.pending = pending * 10 + Decimal(digit)
      pendingDigits += 1
    } else {
      pending = Decimal(digit)
      pendingDigits = 1
    }
    if digit == 0, unit != nil || myriad != nil { hasZero = true }
    advance(to: end, isGlued)
    return true
  }

  /// Whether there are only digits and no scales: `一九九九`.
  private var isRow: Bool { unit == nil && myriad == nil }

  /// Adds typed digits or a native number.
  mutating func add(amount: Decimal, isGlued: Bool, end: Int) -> Bool {
    guard pending == nil || pending == 0 && hasZero else { return false }
    if let limit = unit ?? myriad, amount >= limit { return false }
    pending = amount
    pendingDigits = 0
    advance(to: end, isGlued)
    return true
  }

  /// Adds a native number, which ends the number.
  mutating func close(withNative amount: Decimal, end: Int) -> Bool {
    _ = add(amount: amount, isGlued: true, end: end)
    return false
  }

  mutating func multiply(byUnit unit: Decimal, end: Int) -> Bool {
    if let limit = self.unit, unit >= limit { return false }
    if pendingDigits > 1, !hasZero { return false }
    section += (pending == 0 ? 1 : pending ?? 1) * unit
    self.unit = unit
    clearPending()
    advance(to: end, true)
    return true
  }

  mutating func multiply(byMyriad scale: Decimal, isGlued: Bool, end: Int) -> Bool {
    let amount = section + (pending ?? 0)
    if amount == 0 {
      guard total > 0 || hasBareMyriads && steps.isEmpty else { return false }
      total = max(total, 1) * scale
    } else if let limit = myriad, scale >= limit {
      guard isUnbroken, isGlued else { return false }
      total = (total + amount) * scale
    } else {
      total += amount * scale
    }
    section = 0
    unit = nil
    myriad = scale
    clearPending()
    advance(to: end, isGlued)
    return true
  }

  /// Skips "some" between an amount and a scale: `二十几万`.
  mutating func skip(to end: Int) -> Bool {
    guard !steps.isEmpty else { return false }
    position = end
    return true
  }

  private mutating func clearPending() {
    pending = nil
    pendingDigits = 0
    hasZero = false
  }

  private mutating func advance(to end: Int, _ isGlued: Bool) {
    if !isGlued, !steps.isEmpty { isUnbroken = false }
    position = end
    let value = total + section + (pending ?? 0)
    let last: NumberStep.Last = pending == nil ? .scale : .digits
    let plain = NumberStep(value: value, end: end, last: last)
    steps.append(Step(plain: plain, implied: implied(plain)))
  }

  private func implied(_ step: NumberStep) -> NumberStep {
    guard pendingDigits == 1, !hasZero, let pending, let scale = unit ?? myriad else { return step }
    var step = step
    step.value += pending * (scale / 10 - 1)
    return step
  }
}
