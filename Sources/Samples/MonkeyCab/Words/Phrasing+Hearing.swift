// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Finds what is meant by a name as it was heard.
extension Phrasing {
  func place(_ heard: CLPlacemark, in town: Town) throws(RideProblem) -> Place {
    let name = heard.name ?? ""
    guard let place = town.places.first(where: { isName(name, of: "place.\($0.id)") }) else {
      throw .unknownPlace(name)
    }
    return place
  }

  /// The kinds of ride that have a name, else those that have it as a part of theirs.
  func kinds(_ heard: INSpeakableString, in town: Town) -> [RideKind] {
    if let kind = heard.vocabularyIdentifier.flatMap(town.kind) { return [kind] }
    let named = town.kinds.filter { isName(heard.spokenPhrase, of: "kind.\($0.id)") }
    return named.isEmpty ? town.kinds.filter { isPart(heard.spokenPhrase, of: $0) } : named
  }

  func paymentMethod(_ heard: INPaymentMethod, in town: Town) throws(RideProblem) -> PaymentMethod {
    let name = heard.name ?? ""
    guard let method = town.paymentMethods.first(where: { isName(name, of: "method.\($0.id)") })
    else { throw .unknownPaymentMethod(name) }
    return method
  }

  /// Whether a name is one of those that a text of the app lists.
  private func isName(_ heard: String, of key: String) -> Bool {
    let names = wording.text("\(key).names").components(separatedBy: "; ") + [wording.text(key)]
    return names.map(folded).contains(folded(heard))
  }

  private func isPart(_ heard: String, of kind: RideKind) -> Bool {
    let words = folded(self.kind(kind.id)).split(separator: " ")
    let part = folded(heard).split(separator: " ")
    return !part.isEmpty && part.allSatisfy(words.contains)
  }

  private func folded(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale
    ).trimmingCharacters(in: .whitespaces)
  }
}
