// SPDX-License-Identifier: Apache-2.0

/// The kind of name that a user's own word is.
public enum VocabularyKind: String, Hashable, Sendable, CaseIterable {
  case contact
  case group
  case workout
  case album
  case photoTag = "photo-tag"
  case organization
  case account
  /// Contacts for whom the app is chosen when several apps could do it.
  case preferredContact = "preferred-contact"

  /// Whether a parameter takes such names.
  public func names(_ parameter: ParameterDescription) -> Bool {
    switch self {
    case .contact: parameter.type == .person
    case .group: Self.groups.contains(parameter.id)
    case .workout: parameter.id == "workoutName"
    case .album: parameter.id == "albumName"
    case .photoTag: parameter.id == "searchTerms"
    case .organization: parameter.id == "billPayee"
    case .account: Self.accounts.contains(parameter.id)
    // These names are among the contacts already.
    case .preferredContact: false
    }
  }

  private static let groups: Set<ParameterID> = ["speakableGroupName", "speakableGroupNames"]
  private static let accounts: Set<ParameterID> = ["accountNickname", "fromAccount", "toAccount"]
}
