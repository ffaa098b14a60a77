// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

extension Phrasing {
  func name(_ kind: WorkoutKind) -> String {
    kind.isOwn ? kind.id : wording.text("kind.\(kind.id)")
  }

  /// As the vocabulary knows it.
  func speakable(_ kind: WorkoutKind) -> INSpeakableString {
    INSpeakableString(identifier: kind.id, spokenPhrase: name(kind), pronunciationHint: nil)
  }

  /// By its name, else by what it resembles.
  func match(_ name: INSpeakableString, among kinds: [WorkoutKind]) -> KindMatch {
    if let kind = kinds.first(where: { isCalled($0, name) }) { return .one(kind) }
    let similar = kinds.filter { $0.resembles(name) }
    guard let first = similar.first else { return .none }
    return similar.count == 1 ? .perhaps(first) : .several(similar)
  }

  /// Whether words about the workout there is mean this kind; no words do.
  func means(_ kind: WorkoutKind, _ name: INSpeakableString?) -> Bool {
    guard let name else { return true }
    return isCalled(kind, name) || kind.resembles(name)
  }

  /// A name for the logbook to compare with the workout there is.
  func name(_ name: INSpeakableString?, of ongoing: Workout?) -> WorkoutName? {
    name.map { name in
      WorkoutName(
        id: ongoing.flatMap { means($0.kind, name) ? $0.kind.id : nil },
        spoken: name.spokenPhrase)
    }
  }

  private func isCalled(_ kind: WorkoutKind, _ name: INSpeakableString) -> Bool {
    kind.id == name.vocabularyIdentifier || folded(self.name(kind)) == folded(name.spokenPhrase)
  }

  /// The letters alone: a name written as it was heard, "ba nana rif ic", has blanks of its own.
  private func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: locale)
      .filter { $0.isLetter || $0.isNumber }
  }
}
