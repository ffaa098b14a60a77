// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension RequestContext {
  /// The words of an enumeration's case, by its text `INRidePhase.confirmed`, else its own name.
  ///
  /// Nil for the unknown one.
  static func words(for value: some RawRepresentable<Int>) -> String? {
    guard value.rawValue != 0 else { return nil }
    return current?.wording.text(ifPresent: "\(type(of: value)).\(value)") ?? "\(value)"
  }

  /// The first wording of a key that tells nothing unknown; nothing where there is none.
  ///
  /// So the fullest comes first: `INRidePhase.confirmed.sentence`, then `….2`, `….3`.
  static func sentence(_ key: String, _ facts: [String: String?]) -> String {
    let known = facts.compactMapValues { $0.flatMap { $0.isEmpty ? nil : $0 } }
    let fitting = current?.wording.variants(key).first { text in
      tokens(of: text).allSatisfy { known[$0] != nil }
    }
    return fitting.map { Wording.fill($0, with: known) } ?? ""
  }

  private static func tokens(of text: String) -> [String] {
    text.components(separatedBy: "${").dropFirst().map { part in
      String(part.prefix { $0 != "}" })
    }
  }

  /// A day, a time or both in the user's language; empty where there is neither.
  static func words(for components: DateComponents) -> String {
    var components = components
    (components.calendar, components.timeZone) = (nil, nil)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let isDay = components.year != nil
    guard isDay || components.hour != nil, let date = calendar.date(from: components) else {
      return ""
    }
    let style = Date.FormatStyle(
      date: isDay ? .long : .omitted, time: components.hour == nil ? .omitted : .shortened,
      locale: current.map { Locale(identifier: $0.locale) } ?? .current, calendar: calendar,
      timeZone: .gmt)
    return date.formatted(style)
  }

  /// A time in the user's language, with its day where that is another than today.
  static func words(for date: Date) -> String {
    let locale = current.map { Locale(identifier: $0.locale) } ?? .current
    let isToday = Calendar.current.isDate(date, inSameDayAs: current?.now ?? Date())
    return date.formatted(
      Date.FormatStyle(date: isToday ? .omitted : .abbreviated, time: .shortened, locale: locale))
  }
}
