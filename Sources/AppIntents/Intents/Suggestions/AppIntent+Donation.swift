// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension AppIntent {
  /// Tells that the user has done this in the app itself. What can't be kept is passed over.
  @discardableResult
  public func donate() -> IntentDonationIdentifier {
    (try? kept()) ?? IntentDonationIdentifier()
  }

  /// Tells that the user has done this in the app itself.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { try kept() }

  /// Tells that the user has done this in the app itself. What can't be kept is passed over.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier { donate() }

  /// Tells that the user has done this in the app itself.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try kept()
  }

  /// Keeps it. An intent that donates itself while the assistant carries it out is kept once.
  func kept() throws -> IntentDonationIdentifier {
    try RequestContext.withDonations { store, context in
      let isRunning = RunningApp.current?.request.map { type(of: $0.intent) == Self.self } ?? false
      let identifier = IntentDonationIdentifier(isRunning ? context.requestID : UUID())
      try context.add(
        Donation(
          id: identifier.text, app: context.app,
          action: .request(IntentID(of: Self.self), IntentParameters(of: self).values),
          date: context.now), to: store)
      return identifier
    } ?? IntentDonationIdentifier()
  }
}
