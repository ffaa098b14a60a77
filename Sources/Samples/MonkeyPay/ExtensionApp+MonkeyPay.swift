// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel
public import Intents

extension ExtensionApp {
  /// MonkeyPay: pays people and bills, asks for money, and tells what is on the accounts.
  ///
  /// - Parameter timeZone: where days begin; nil for the zone of the machine, which `TZ` overrides.
  public static func monkeyPay(timeZone: TimeZone? = nil) -> ExtensionApp {
    ExtensionApp(
      id: "MonkeyPay", intents: PaymentIntents.kinds,
      opened: { try PaymentLaunch(container: $0).teach() },
      start: { PaymentIntents(Till(ledger: Ledger(container: $0), timeZone: timeZone)) })
  }
}
