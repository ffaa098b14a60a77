// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about a person.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedPerson: INPerson) -> Self { resolved(resolvedPerson) }

  public class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
    choice(peopleToDisambiguate)
  }

  public class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
    confirmation(personToConfirm)
  }
}
