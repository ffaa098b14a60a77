// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Agrees to values, given what the kitchen offers now. Changes nothing.
struct Resolver: Sendable {
  let menu: Menu
  let phrasing: Phrasing

  /// One resolution a value for options, else one.
  func resolve(_ parameter: ParameterID, of intent: StructuredIntent) -> [Resolution] {
    switch parameter {
    case .soup: [soup(of: intent)]
    case .quantity: [quantity(of: intent)]
    case .options: options(of: intent)
    case .availability: [availability(of: intent)]
    default: [.notRequired]
    }
  }

  /// What to offer when a parameter is asked for.
  func options(for parameter: ParameterID, of intent: StructuredIntent) -> [Value] {
    switch parameter {
    case .soup: menu.soups.filter { isOffered($0, in: intent) }.map { .item(phrasing.item($0)) }
    case .options: menu.options.map { .item(phrasing.item($0)) }
    case .availability: Availability.allCases.map { .item(phrasing.item($0)) }
    default: []
    }
  }

  /// The chef may set any soup; guests see what they can order.
  private func isOffered(_ soup: Soup, in intent: StructuredIntent) -> Bool {
    intent.intent == .setAvailability || soup.canBeOrdered
  }

  private func soup(of intent: StructuredIntent) -> Resolution {
    guard let item = intent[.soup]?.item else { return .needsValue }
    return agree { () throws(OrderProblem) in
      let isSetting = intent.intent == .setAvailability
      let soup = isSetting ? try menu.listed(item) : try menu.orderable(item)
      return .success(.item(phrasing.item(soup)))
    }
  }

  private func quantity(of intent: StructuredIntent) -> Resolution {
    guard let quantity = intent[.quantity]?.integer else { return .needsValue }
    return agree { () throws(OrderProblem) in
      let soup = menu.soups.first { $0.id == intent[.soup]?.item?.id }
      try menu.check(quantity: quantity, of: soup)
      let value = Value.integer(quantity)
      return quantity < SoupHandler.manyBowls ? .success(value) : .confirmationRequired(value)
    }
  }

  private func options(of intent: StructuredIntent) -> [Resolution] {
    let values = intent.values(of: .options)
    guard !values.isEmpty else { return [.notRequired] }
    return values.map { value in
      guard let item = value.item else { return .needsValue }
      return agree { () throws(OrderProblem) in
        .success(.item(phrasing.item(try menu.option(item))))
      }
    }
  }

  private func availability(of intent: StructuredIntent) -> Resolution {
    guard let item = intent[.availability]?.item else { return .needsValue }
    return agree { () throws(OrderProblem) in
      guard let availability = Availability(rawValue: item.id) else {
        throw .unknownAvailability(item)
      }
      return .success(.item(phrasing.item(availability)))
    }
  }

  private func agree(_ check: () throws(OrderProblem) -> Resolution) -> Resolution {
    do throws(OrderProblem) {
      return try check()
    } catch {
      return .unsupported(reason: phrasing.reason(error))
    }
  }
}
