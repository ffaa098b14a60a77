// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension INInteraction {
  /// Tells the assistant that this was done, so that it can offer it again. A request that failed
  /// is ignored.
  public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    Self.change(completion) { store, context in
      guard intentHandlingStatus != .failure else { return }
      DonationNotice.current?.give()
      try context.add(Donation(self, in: context), to: store)
    }
  }

  /// Tells the assistant that this was done, so that it can offer it again.
  public func donate() async throws { try await Self.done { donate(completion: $0) } }

  /// Deletes donations by their identifiers. Unknown identifiers are ignored.
  public class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    remove(.ids(Set(identifiers)), completion)
  }

  /// Deletes donations by their identifiers. Unknown identifiers are ignored.
  public class func delete(with identifiers: [String]) async throws {
    try await done { delete(with: identifiers, completion: $0) }
  }

  /// Deletes the donations of a group.
  public class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    remove(.group(groupIdentifier), completion)
  }

  /// Deletes the donations of a group.
  public class func delete(with groupIdentifier: String) async throws {
    try await done { delete(with: groupIdentifier, completion: $0) }
  }

  /// Deletes all of the app's donations.
  public class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    remove(.all, completion)
  }

  /// Deletes all of the app's donations.
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
