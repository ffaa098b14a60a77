// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension INInteraction {
  /// Tells the assistant that this was done, so that it can offer it again. What has failed was not done, and
  /// is passed over.
  public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    Self.change(completion) { store, context in
      guard intentHandlingStatus != .failure else { return }
      DonationNotice.current?.give()
      try context.add(Donation(self, in: context), to: store)
    }
  }

  /// Tells the assistant that this was done, so that it can offer it again.
  public func donate() async throws { try await Self.done { donate(completion: $0) } }

  /// Takes donations back, by their identifiers; what isn't known is passed over.
  public class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    remove(.ids(Set(identifiers)), completion)
  }

  /// Takes donations back, by their identifiers; what isn't known is passed over.
  public class func delete(with identifiers: [String]) async throws {
    try await done { delete(with: identifiers, completion: $0) }
  }

  /// Takes the donations of a group back.
  public class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    remove(.group(groupIdentifier), completion)
  }

  /// Takes the donations of a group back.
  public class func delete(with groupIdentifier: String) async throws {
    try await done { delete(with: groupIdentifier, completion: $0) }
  }

  /// Takes all of the app's donations back.
  public class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    remove(.all, completion)
  }

  /// Takes all of the app's donations back.
  public class func deleteAll() async throws { try await done { deleteAll(completion: $0) } }

  private class func remove(
    _ selection: DonationSelection, _ completion: (@Sendable ((any Error)?) -> Void)?
  ) {
    change(completion) { try $0.removeDonations(of: $1.app, selection) }
  }

  private class func change(
    _ completion: (@Sendable ((any Error)?) -> Void)?,
    _ work: (any DonationStore, RequestContext) throws -> Void
  ) {
    do {
      try RequestContext.withDonations(work)
      completion?(nil)
    } catch {
      completion?(error)
    }
  }

  private class func done(
    _ work: (@escaping @Sendable ((any Error)?) -> Void) -> Void
  ) async throws {
    try await withCheckedThrowingContinuation { continuation in
      work { error in continuation.resume(with: error.map { .failure($0) } ?? .success(())) }
    }
  }
}
