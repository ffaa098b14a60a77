// SPDX-License-Identifier: Apache-2.0

package import IntentModel
import Voice

/// The other intents of the assistant's own grammar, `Vocabulary/System/<language>/requests.yaml`:
/// answers to questions, and wishes.
///
/// The code knows the grammar's intents by these names and by those of ``UniversalRequest`` alone.
package enum OwnIntent: String, CaseIterable, Sendable {
  // Answers.
  case yes = "Yes"
  case no = "No"
  case noneOfThese = "NoneOfThese"
  case chooseOption = "ChooseOption"
  // Wishes, see ``Wish``.
  case openApp = "OpenApp"
  case closeApp = "CloseApp"
  case search = "Search"
  case relevance = "Relevance"
  case appShortcuts = "AppShortcuts"
  case dismissTip = "DismissTip"

  /// Nil for an intent of ``UniversalRequest``, and for one of an app.
  package init?(_ intent: IntentID) { self.init(rawValue: intent.rawValue) }

  package var id: IntentID { IntentID(rawValue) }
}

/// The slots of the assistant's own grammar.
package enum OwnSlot: String, CaseIterable, Sendable {
  /// An app that is named.
  case app
  /// "here": the app in front is meant.
  case here
  /// The words to search for.
  case words
  /// The place of an option, from 1, or from -1 backwards.
  case place
  /// The words are put as a question and are none: "why not?"
  case asks
  /// How a yes sounds, see ``Tone``.
  case tone
}

extension Interpretation {
  /// The value of a slot of the assistant's own grammar.
  subscript(slot: OwnSlot) -> SlotMatch? { self[slot.rawValue] }
}
