// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// How a yes is said that is no plain one, by the slot of its sentence.
enum Tone: String {
  /// Likes what is proposed, and so answers nothing else: "sounds good".
  case approving
  /// Lets it happen: "I guess so".
  case lukewarm
}

extension Interpretation {
  /// Nil for a plain yes; a tone that is unknown counts as the weakest.
  var tone: Tone? {
    guard let tone = self["tone"] else { return nil }
    guard case .string(let name) = tone.output else { return .lukewarm }
    return Tone(rawValue: name) ?? .lukewarm
  }
}

extension Question {
  /// Whether a yes in a tone is enough of one. Who it is, and whether to unlock, is answered by a plain yes alone; what
  /// can't be taken back needs one that wants it.
  func takes(_ tone: Tone?, of category: IntentCategory?) -> Bool {
    switch (tone, kind) {
    case (nil, _): true
    case (_, .authorize), (_, .unlock): false
    case (.lukewarm, .confirmIntent): category?.isGrave == false
    default: true
    }
  }
}
