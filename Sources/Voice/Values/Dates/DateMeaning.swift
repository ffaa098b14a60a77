// SPDX-License-Identifier: Apache-2.0

/// One thing that can be meant when time is spoken of, and how to reckon it.
///
/// The patterns of a language stand under the names of the meanings; what they hear or fix goes
/// into slots.
struct DateMeaning: Sendable {
  /// Makes the value from the slots; nil where they make none, such as 30 February.
  typealias Resolve = @Sendable (_ slots: DateSlots, _ now: CivilMoment) -> DateValue?

  /// As a language's file names it.
  let name: String

  /// Where other patterns may use it.
  let category: DateCategory

  let resolve: Resolve

  init(_ name: String, _ category: DateCategory, _ resolve: @escaping Resolve) {
    self.name = name
    self.category = category
    self.resolve = resolve
  }

  /// Every meaning there is, by its name.
  static let all = Dictionary(
    uniqueKeysWithValues: (days + weekdays + spans + clocks + moments).map { ($0.name, $0) })
}
