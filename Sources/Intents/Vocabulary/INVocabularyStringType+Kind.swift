// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension INVocabularyStringType {
  /// The assistant's kind of vocabulary; nil for a kind that no domain here uses.
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
