// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import SampleData

/// The app's facts in the words and formats of one user.
struct Phrasing: AppPhrasing {
  let listener: Listener

  /// `$12.00`.
  func price(_ cents: Int) -> String {
    (Decimal(cents) / 100).formatted(.currency(code: "USD").locale(locale))
  }

  /// In the middle of a sentence: "clam chowder".
  func soup(_ id: String) -> String { wording.text("soup.\(id)") }

  /// In the middle of a sentence: "red pepper".
  func option(_ id: String) -> String { wording.text("option.\(id)") }

  /// The soup in the vocabulary's spelling.
  func object(_ soup: Soup) -> INObject {
    INObject(identifier: soup.id, display: wording.text("soup.\(soup.id).name"))
  }

  func object(_ option: SoupOption) -> INObject {
    INObject(identifier: option.id, display: wording.text("option.\(option.id).name"))
  }

  /// Joins sentences.
  func sentences(_ all: [String]) -> String {
    all.joined(separator: wording.text("sentences.separator"))
  }
}

extension Phrasing {
  func invoice(for purchase: Purchase) -> INUISnippet {
    INUISnippet(title: wording.text("card.invoice"), lines: lines(purchase))
  }

  func receipt(for order: Order) -> INUISnippet {
    let number = INUISnippet.Line(String(order.number), label: wording.text("card.number"))
    return INUISnippet(
      title: wording.text("card.receipt"), lines: lines(order.purchase) + [number])
  }

  func spoken(_ soup: Soup, isNow availability: Availability) -> String {
    wording.text("now.\(availability)", named(soup.id))
  }
}

extension Phrasing {
  /// The reason for a refusal, as a whole sentence.
  func reason(_ problem: OrderProblem) -> String {
    switch problem {
    case .notOnMenu(let item): wording.text("reason.notOnMenu", ["soup": item.display])
    case .off(let id): wording.text("reason.off", named(id))
    case .soldOut(let id): wording.text("reason.soldOut", named(id))
    case .tooMany(let id, let left): wording.text("reason.tooMany", count: left, named(id))
    case .tooFew: wording.text("reason.tooFew")
    case .unknownOption(let item): wording.text("reason.unknownOption", ["option": item.display])
    case .incomplete: wording.text("reason.incomplete")
    }
  }

  /// The values for a soup's name inside (`${soup}`) or at the start (`${Soup}`) of a sentence.
  func named(_ id: String) -> [String: String] {
    let name = soup(id)
    return ["soup": name, "Soup": atStart(name)]
  }
}

extension Phrasing {
  /// "2 clam chowders with croutons, $13.00".
  func spoken(_ purchase: Purchase) -> String {
    let values = [
      "soup": wording.text("soup.\(purchase.soup).count", count: purchase.quantity),
      "options": options(purchase), "price": price(purchase.total),
    ]
    return wording.text(purchase.extras.isEmpty ? "purchase" : "purchase.options", values)
  }

  /// The invoice: `2 clam chowder, $12.00`. If there are options, each of them and the total
  /// follow.
  func lines(_ purchase: Purchase) -> [INUISnippet.Line] {
    let soup = wording.text(
      "card.soup",
      [
        "quantity": String(purchase.quantity), "soup": self.soup(purchase.soup),
        "price": price(purchase.soupPrice),
      ])
    guard !purchase.extras.isEmpty else { return [INUISnippet.Line(soup)] }
    let total = INUISnippet.Line(price(purchase.total), label: wording.text("card.total"))
    return [INUISnippet.Line(soup)] + purchase.extras.map(line) + [total]
  }

  func options(_ purchase: Purchase) -> String {
    wording.list(purchase.extras.map { option($0.option) }, .and)
  }

  private func line(_ extra: Purchase.Extra) -> INUISnippet.Line {
    let values = ["option": atStart(option(extra.option)), "price": price(extra.price)]
    return INUISnippet.Line(wording.text("card.option", values))
  }
}

extension Phrasing {
  func screen(_ say: String, _ card: INUISnippet?, links: [SoupPlace]) -> AppScreen {
    AppScreen(
      say: say, snippet: card.map { Snippet($0) },
      links: links.map { .init(title: linkTitle(of: $0), to: activity(at: $0)) })
  }

  /// "Order 2: 2 clam chowders with cheese, $13.00, Nov 21, 2026 at 9:41 AM."
  func spoken(_ order: Order) -> String {
    wording.text(
      "screen.order",
      [
        "number": String(order.number), "purchase": spoken(order.purchase),
        "date": moment(order.orderedAt),
      ])
  }

  func noOrder(_ number: Int) -> HandlerError {
    HandlerError(code: "noOrder", say: wording.text("screen.noOrder", ["number": String(number)]))
  }

  /// The activity of a place. The menu can be found, predicted and opened by a phrase of the user's
  /// own; the orders can be found.
  func activity(at place: SoupPlace) -> NSUserActivity {
    let activity = place.activity
    activity.title = title(of: place)
    activity.isEligibleForSearch = place == .menu || place == .orders
    activity.isEligibleForPrediction = place == .menu
    guard activity.isEligibleForSearch else { return activity }
    let key = place == .menu ? "menu" : "orders"
    activity.keywords = Set(
      wording.text("screen.\(key).keywords").split(separator: "|").map(String.init))
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.content")
    attributes.contentDescription = wording.text("screen.\(key).description")
    attributes.thumbnailURL = URL(string: "soup.png")
    activity.contentAttributeSet = attributes
    if place == .menu { activity.suggestedInvocationPhrase = wording.text("screen.menu.phrase") }
    return activity
  }

  private func linkTitle(of place: SoupPlace) -> String {
    switch place {
    case .menu: wording.text("card.menu")
    case .orders: wording.text("card.orders")
    case .order: title(of: place)
    }
  }

  private func title(of place: SoupPlace) -> String {
    switch place {
    case .menu: wording.text("screen.menu.title")
    case .orders: wording.text("screen.orders.title")
    case .order(let number): wording.text("screen.order.title", ["number": String(number)])
    }
  }
}
