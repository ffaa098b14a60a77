// SPDX-License-Identifier: Apache-2.0

extension INInteraction {
  /// Tells the assistant that this was done, so that it can offer it again.
  public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    ShortcutBoard.shared.change { contents in
      contents.donations.removeAll { $0.identifier == self.identifier }
      contents.donations.append(self)
    }
    completion?(nil)
  }

  /// Tells the assistant that this was done, so that it can offer it again.
  public func donate() async throws { donate(completion: nil) }

  /// Takes donations back, by their identifiers; what isn't known is passed over.
  public class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    delete(where: { identifiers.contains($0.identifier) }, completion)
  }

  /// Takes the donations of a group back.
  public class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    delete(where: { $0.groupIdentifier == groupIdentifier }, completion)
  }

  /// Takes all of the app's donations back.
  public class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    delete(where: { _ in true }, completion)
  }

  private class func delete(
    where isMeant: (INInteraction) -> Bool, _ completion: (@Sendable ((any Error)?) -> Void)?
  ) {
    ShortcutBoard.shared.change { $0.donations.removeAll(where: isMeant) }
    completion?(nil)
  }
}
