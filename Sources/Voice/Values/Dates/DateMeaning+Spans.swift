// SPDX-License-Identifier: Apache-2.0

extension DateMeaning {
  /// Lengths of time. `direction` is 1 for later, -1 for earlier.
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
      return .date(now.adding(span).date)
    },
    DateMeaning("MomentFromNow", .datetime) { slots, now in
      guard let span = directed(slots), span.isOfTheClock else { return nil }
      return .moment(now.adding(span))
    },
    DateMeaning("DateFromDate", .date) { slots, now in
      guard let span = directed(slots), !span.isOfTheClock, let date = slots.date("date") else {
        return nil
      }
      return .date(CivilMoment(date: date, time: now.time).adding(span).date)
    },
  ]

  /// More than this many years lead out of any calendar.
  private static let longestReach = 5_000

  private static func directed(_ slots: DateSlots) -> CalendarSpan? {
    guard let span = slots.span("duration") else { return nil }
    let isWithinReach = span.amounts.allSatisfy { unit, amount in
      abs(amount) <= Double(longestReach) * (unit == .year ? 1 : 12)
    }
    return isWithinReach ? span * (slots.number("direction") ?? 1) : nil
  }
}
