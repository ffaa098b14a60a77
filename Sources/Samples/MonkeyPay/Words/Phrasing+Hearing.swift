// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Finds what is meant by a name as it was heard.
extension Phrasing {
  /// The contacts that have a name, else those that have it as a part of theirs.
  func contacts(_ heard: INPerson, in books: Books) -> [Contact] {
    if let contact = heard.customIdentifier.flatMap(books.contact) { return [contact] }
    return fitting(heard.contactIdentifier ?? heard.displayName, among: books.contacts, \.name)
  }

  /// The billers that have a name; where there is none, those whose bills are of a type.
  func billers(_ heard: INBillPayee?, type: INBillType, in books: Books) -> [Biller] {
    guard let name = heard?.nickname else {
      return books.billers.filter { $0.type == type.rawValue }
    }
    if let biller = name.vocabularyIdentifier.flatMap(books.biller) { return [biller] }
    return fitting(name.spokenPhrase, among: books.billers, \.name)
  }

  func accounts(_ heard: INSpeakableString, in books: Books) -> [Account] {
    let known = books.accounts.filter { $0.id == heard.vocabularyIdentifier }
    return known.isEmpty ? fitting(heard.spokenPhrase, among: books.accounts, \.name) : known
  }

  /// Whether two names are the same to the ear.
  func isSame(_ name: String, _ other: String) -> Bool { folded(name) == folded(other) }

  private func fitting<Known>(
    _ name: String, among all: [Known], _ known: (Known) -> String
  ) -> [Known] {
    let same = all.filter { isSame(known($0), name) }
    return same.isEmpty ? all.filter { isPart(name, of: known($0)) } : same
  }

  private func isPart(_ name: String, of whole: String) -> Bool {
    let words = folded(whole).split(separator: " ")
    let part = folded(name).split(separator: " ")
    return !part.isEmpty && part.allSatisfy(words.contains)
  }

  private func folded(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale
    ).trimmingCharacters(in: .whitespaces)
  }
}
