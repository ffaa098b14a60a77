// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension INVocabularyStringType {
  /// The kind as the assistant keeps it; nil for one that no domain here has a use for.
  var kind: VocabularyKind? {
    switch self {
    case .contactName: .contact
    case .contactGroupName: .group
    case .photoTag: .photoTag
    case .photoAlbumName: .album
    case .workoutActivityName: .workout
    case .paymentsOrganizationName: .organization
    case .paymentsAccountNickname: .account
    default: nil
    }
  }
}
