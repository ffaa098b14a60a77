// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

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

  /// The activity of a place: the menu may be found and offered, and asked for by words of the user's own; the
  /// orders may be found.
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
