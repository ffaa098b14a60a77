// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension AppIntent {
  /// Tells the assistant that the user has done this in the app itself. A donation that can't be
  /// stored is dropped.
  @discardableResult
  public func donate() -> IntentDonationIdentifier {
    (try? kept()) ?? IntentDonationIdentifier()
  }

  /// Tells the assistant that the user has done this in the app itself.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { try kept() }

  /// Tells the assistant that the user has done this in the app itself. A donation that can't be
  /// stored is dropped.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier { donate() }

  /// Tells the assistant that the user has done this in the app itself.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try kept()
  }

  /// Stores the donation. An intent that donates itself while the assistant carries it out is
  /// stored once.
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
