// SPDX-License-Identifier: Apache-2.0

import AssistantStore
import Foundation
import IntentModel
import Testing

@testable import Intents

/// An app written the way Apple documents it runs here, in Swift 5 and with methods that call back.
struct SampleTests {
  private let menu = SoupMenuManager([
    MenuItem(
      name: "Clam Chowder", identifier: "clam_chowder", price: 6, isAvailable: true,
      iconImageName: "chowder"),
    MenuItem(
      name: "Miso Soup", identifier: "miso_soup", price: 4, isAvailable: true,
      iconImageName: "miso"),
  ])

  /// The context of an assistant's request to an app that no other test uses.
  private let context = RequestContext(
    requestID: UUID(), now: Date(timeIntervalSince1970: 0), locale: "en-US",
    wording: Wording(language: "en"), app: AppID(UUID().uuidString), appName: "Sample")

  private var order: Order {
    Order(quantity: 2, menuItem: menu.availableItems[0], menuItemOptions: [.cheese])
  }

  private func request(_ soup: String?, _ quantity: Int?) -> StructuredIntent {
    var intent = StructuredIntent(app: "Sample", domain: "Order", intent: "OrderSoup")
    intent.arguments["soup"] = soup.map { .one(HeardValue(.item(Item(id: $0, display: $0)))) }
    intent.arguments["quantity"] = quantity.map { .one(HeardValue(.integer($0))) }
    return intent
  }

  @Test func anOrderIsAgreedOnAndPlaced() async throws {
    let app = SoupExtension(menu)
    let handler = ExtensionHandler(intents: [OrderSoupIntent.self], extension: app)
    let asked = try await handler.resolve("soup", of: request(nil, nil), in: context)
    guard case .disambiguation(let soups)? = asked.first else {
      Issue.record("\(asked)")
      return
    }
    #expect(soups.map(\.display) == ["Clam Chowder", "Miso Soup"])
    let quantity = try await handler.resolve("quantity", of: request("miso_soup", nil), in: context)
    #expect(quantity == [.needsValue])
    let placed = try await handler.handle(request("miso_soup", 3), in: context)
    #expect(placed.outcome == .success)
    #expect(app.orders.placed.map(\.quantity) == [3])
    #expect(app.orders.placed.map(\.menuItem.identifier) == ["miso_soup"])
  }

  /// The app itself searches the values it offers for those that fit the user's words.
  @Test func optionsAreSearchedForTheUsersWords() async throws {
    let handler = ExtensionHandler(intents: [OrderSoupIntent.self], extension: SoupExtension(menu))
    let all = try await handler.options(for: "soup", of: request(nil, nil), in: context)
    #expect(all.map(\.display) == ["Clam Chowder", "Miso Soup"])
    let found = try await handler.options(for: "soup", of: request("miso", nil), in: context)
    #expect(found.map(\.display) == ["Miso Soup"])
  }

  @Test func anUnavailableSoupIsRefusedAndNoLongerDonated() async throws {
    let app = SoupExtension(menu)
    let handler = ExtensionHandler(intents: [OrderSoupIntent.self], extension: app)
    let folder = try DataFolder.ephemeral()
    let records = SQLiteRecords(folder: folder.url)
    var context = context
    context.donations = records
    RequestContext.$current.withValue(context) { menu.donate(order) }
    #expect(try records.latestDonations(9).map(\.group) == ["clam_chowder"])
    RequestContext.$current.withValue(context) { menu.markUnavailable("clam_chowder") }
    #expect(try records.latestDonations(9) == [])
    let asked = try await handler.resolve("soup", of: request("clam_chowder", 1), in: context)
    #expect(asked == [.unsupported(reason: nil)])
  }

  @Test func anOrderMadeFromItsIntentIsTheSameOrder() throws {
    let again = try #require(Order(from: order.intent, menu: menu.availableItems))
    #expect(again.menuItem == order.menuItem)
    #expect(again.quantity == 2)
    #expect(again.menuItemOptions == [.cheese])
    #expect(order.intent.image(forParameterNamed: "soup") != nil)
    #expect(order.intent.suggestedInvocationPhrase == "Order my Clam Chowder")
  }

  @Test func shortcutsAreOfferedAndWithdrawnPerApp() throws {
    let folder = try DataFolder.ephemeral()
    let records = SQLiteRecords(folder: folder.url)
    var (own, other) = (context, context)
    (own.shortcuts, other.shortcuts, other.app) = (records, records, "Another")
    let manager = VoiceShortcutManager()
    RequestContext.$current.withValue(own) {
      manager.offer([order])
      manager.offerRelevant(order, at: Date(timeIntervalSince1970: 43_200))
    }
    RequestContext.$current.withValue(other) { manager.offer([]) }
    let suggested = try records.offeredShortcuts(.suggested)
    #expect(suggested.map(\.step.action.values["quantity"]) == [[.integer(2)]])
    let relevant = try #require(try records.offeredShortcuts(.relevant).first)
    #expect(relevant.title == order.menuItem.name)
    #expect(
      relevant.conditions == [.dates(Date(timeIntervalSince1970: 43_200), nil), .routine(.evening)])
    RequestContext.$current.withValue(own) { manager.offer([]) }
    #expect(try records.offeredShortcuts(.suggested) == [])
  }

  @Test func anAppSeesOnlyItsOwnVoiceShortcutsOfOneStep() throws {
    let folder = try DataFolder.ephemeral()
    var context = context
    let records = SQLiteRecords(folder: folder.url)
    context.shortcuts = records
    let manager = VoiceShortcutManager()
    func update() {
      RequestContext.$current.withValue(context) {
        ExtensionKinds.$current.withValue([OrderSoupIntent.self]) {
          manager.updateVoiceShortcuts(completion: nil)
        }
      }
    }
    update()
    #expect(manager.voiceShortcut(for: order) == nil)
    let step = ShortcutStep(.intent(order.intent), of: context.app)
    let foreign = ShortcutStep(.intent(order.intent), of: "Another")
    for (phrase, steps) in [("soup time", [step]), ("twice", [step, step]), ("theirs", [foreign])] {
      try records.keep(VoiceShortcut(id: UUID(), phrase: phrase, key: phrase, steps: steps))
    }
    update()
    #expect(manager.voiceShortcut(for: order)?.invocationPhrase == "soup time")
    #expect(manager.voiceShortcuts.count == 1)
    context.app = "Nobody"
    update()
    #expect(manager.voiceShortcuts.isEmpty)
  }

  @Test func siriAuthorizationIsGrantedWithinARequest() {
    #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
    RequestContext.$current.withValue(context) {
      var granted: INSiriAuthorizationStatus?
      INPreferences.requestSiriAuthorization { granted = $0 }
      #expect(granted == .authorized)
      #expect(INPreferences.siriLanguageCode() == "en-US")
    }
  }

  @Test func anActivityIsCurrentUntilItIsDeleted() {
    let activity = NSUserActivity(activityType: "com.example.menu")
    activity.title = "Menu"
    activity.isEligibleForPrediction = true
    activity.persistentIdentifier = "menu"
    RequestContext.$current.withValue(context) {
      activity.becomeCurrent()
      #expect(ShortcutBoard.shared.own.activity === activity)
      NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["menu"]) {}
      #expect(ShortcutBoard.shared.own.activity == nil)
    }
  }
}
