// SPDX-License-Identifier: Apache-2.0

extension DateMeaning {
  /// Meanings of lengths of time. `direction` is 1 for later and -1 for earlier.
  static let spans = [
    DateMeaning("Quantity", .quantity) { slots, _ in
      guard let unit = slots.span("unit") else { return nil }
      let amount = slots.number("amount") ?? 1
      return .span(unit * (amount + (slots.number("plus") ?? 0)))
    },
    DateMeaning("Duration", .duration) { slots, _ in
      guard let quantity = slots.span("quantity") else { return nil }
      return .span(slots.span("duration").map { quantity + $0 } ?? quantity)
    },
    DateMeaning("DateFromNow", .date) { slots, now in
      guard let span = directed(slots), !span.isOfTheClock else { return nil }
      return moment(now, span).map { .date($0.date) }
    },
    DateMeaning("MomentFromNow", .datetime) { slots, now in
      guard let span = directed(slots), span.isOfTheClock else { return nil }
      return moment(now, span).map { .moment($0) }
    },
    DateMeaning("DateFromDate", .date) { slots, now in
      guard let span = directed(slots), !span.isOfTheClock, let date = slots.date("date") else {
        return nil
      }
      return moment(CivilMoment(date: date, time: now.time), span).map { .date($0.date) }
    },
  ]

  private static func directed(_ slots: DateSlots) -> CalendarSpan? {
    slots.span("duration").map { $0 * (slots.number("direction") ?? 1) }
  }

  /// Nil for a year that four digits of ISO 8601 can't express.
  private static func moment(_ start: CivilMoment, _ span: CalendarSpan) -> CivilMoment? {
    let moment = start.adding(span)
    return (1...9999).contains(moment.date.year) ? moment : nil
  }
}
