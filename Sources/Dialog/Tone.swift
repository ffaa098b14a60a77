// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// The tone of a yes that is not a plain one, as the slot of its sentence names it.
enum Tone: String {
  /// Likes a proposal, and so answers no other kind of question: "sounds good".
  case approving
  /// Lets it happen: "I guess so".
  case lukewarm
}

extension Interpretation {
  /// Nil for a plain yes; a tone that is unknown counts as the weakest.
  var tone: Tone? {
    guard let tone = self[.tone] else { return nil }
    guard case .string(let name) = tone.output else { return .lukewarm }
    return Tone(rawValue: name) ?? .lukewarm
  }
}

extension Question {
  /// Whether a yes in a tone is enough. Only a plain yes unlocks the device or tells who the user
  /// is; something that can't be taken back needs more than a lukewarm one.
  func takes(_ tone: Tone?, of category: IntentCategory?) -> Bool {
    switch (tone, kind) {
    case (nil, _): true
    case (_, .authorize), (_, .unlock): false
    case (.lukewarm, .confirmIntent): category?.isGrave == false
    default: true
    }
  }
}
