// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import Intents

/// MonkeyPay: pays people and bills, asks for money, and tells what is on the accounts.
public struct MonkeyPayApp: AppCode {
  private let app: ExtensionApp

  /// - Parameter timeZone: where days begin; nil for the zone of the machine, which `TZ` overrides.
  public init(timeZone: TimeZone? = nil) {
    app = ExtensionApp(
      id: "MonkeyPay", intents: PaymentIntents.kinds,
      opened: { container in
        for (kind, names) in try MonkeyPayLaunch().vocabulary(in: container) {
          INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: names), of: kind)
        }
      },
      start: { container in
        PaymentIntents(Till(ledger: Ledger(container: container), timeZone: timeZone))
      })
  }

  public var id: AppID { app.id }
  public var intents: [IntentDescription] { app.intents }
  public func open(container: URL) throws -> [VocabularyKind: [String]] {
    try app.open(container: container)
  }

  public func handler(container: URL) -> any IntentHandler { app.handler(container: container) }
}
