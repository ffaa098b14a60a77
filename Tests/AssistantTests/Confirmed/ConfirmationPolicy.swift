// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The intents of each shipped app that must never be carried out without a yes, and those that
/// must never be on a locked device. They were written down by hand from the purpose of the apps,
/// not read from the apps' own descriptions.
enum ConfirmationPolicy {
  /// Confirmed before the app acts.
  private static let confirmed: [AppID: Set<IntentID>] = [
    "SoupChef": ["OrderSoup"],
    "TeaHouse": ["OrderTea"],
    "MonkeyPay": ["INSendPaymentIntent", "INRequestPaymentIntent", "INPayBillIntent"],
    "MonkeyCab": ["INRequestRideIntent", "INCancelRideIntent"],
  ]

  /// Confirmed by a question that the app asks while it acts.
  private static let confirmedWhileActing: [AppID: Set<IntentID>] = [
    "Meditation": ["AddSessionIntent", "RemoveSessionIntent"],
    "MonkeyDo": ["DeleteTasksIntent"],
  ]

  private static let unlocked: [AppID: Set<IntentID>] = [
    "MonkeyPay": [
      "INSendPaymentIntent", "INRequestPaymentIntent", "INPayBillIntent",
      "INSearchForAccountsIntent",
    ],
    "MonkeyCab": ["INRequestRideIntent", "INCancelRideIntent", "INGetRideStatusIntent"],
    "MonkeyChat": [
      "INSearchForMessagesIntent", "INSetMessageAttributeIntent", "INSearchCallHistoryIntent",
    ],
    "MonkeyPics": ["INSearchForPhotosIntent", "INStartPhotoPlaybackIntent"],
    "Meditation": ["SetFocusIntent"],
  ]

  private static let authenticated: [AppID: Set<IntentID>] = [
    "MonkeyPay": ["INSendPaymentIntent", "INPayBillIntent"]
  ]

  /// The apps with an intent that must be confirmed.
  static let apps = Set(confirmed.keys).union(confirmedWhileActing.keys)

  static func confirms(_ request: StructuredIntent) -> Bool { confirmed.holds(request) }

  static func confirmsWhileActing(_ request: StructuredIntent) -> Bool {
    confirmedWhileActing.holds(request)
  }

  static func needsUnlockedDevice(_ request: StructuredIntent) -> Bool { unlocked.holds(request) }

  static func needsAuthentication(_ request: StructuredIntent) -> Bool {
    authenticated.holds(request)
  }
}

extension [AppID: Set<IntentID>] {
  fileprivate func holds(_ request: StructuredIntent) -> Bool {
    self[request.app]?.contains(request.intent) == true
  }
}
