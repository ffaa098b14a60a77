// SPDX-License-Identifier: Apache-2.0

import GRDB
import Intents
import SampleData

/// Several contacts who talk together.
struct Group: Hashable, Sendable, Codable, StoredRow {
  var id: String
  var name: String
}

extension Group {
  /// Whether a name is the group's identifier, or its whole name.
  func isMeant(exactly name: INSpeakableString) -> Bool {
    id == name.vocabularyIdentifier || self.name.matchingKey == name.spokenPhrase.matchingKey
  }

  func isMeant(partlyBy name: INSpeakableString) -> Bool {
    let words = name.spokenPhrase.matchingWords
    return !words.isEmpty && words.isSubset(of: self.name.matchingWords)
  }
}

extension [Group] {
  /// The groups a name may mean: a whole name comes before a part of one.
  func meant(by name: INSpeakableString) -> [Group] {
    let exact = filter { $0.isMeant(exactly: name) }
    return exact.isEmpty ? filter { $0.isMeant(partlyBy: name) } : exact
  }
}
