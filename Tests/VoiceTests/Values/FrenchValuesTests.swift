// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

struct FrenchValuesTests {
  private static let numbers = [
    SaidValues("quatre-vingt-dix-sept", "quatre-vingt-dix-sept = 97"),
    SaidValues(
      "septante-deux, huitante, nonante", "septante-deux = 72 | huitante = 80 | nonante = 90"),
    SaidValues("trois cent mille deux", "trois cent mille deux = 300002"),
    SaidValues("deux milliards", "deux milliards = 2000000000"),
    SaidValues("cinq virgule deux", "cinq virgule deux = 5.2"),
    SaidValues("1 000 ou 1.000 ou 1,5", "1 000 = 1000 | 1.000 = 1000 | 1,5 = 1.5"),
    SaidValues("trois quarts", "trois quarts = 0.75"),
    SaidValues("deux et demi", "deux et demi = 2.5"),
    SaidValues("un million et demi", "un million et demi = 1500000"),
    SaidValues("une douzaine", "une douzaine = 12"),
    SaidValues("une demi-douzaine", "une demi-douzaine = 6"),
    SaidValues("moins dix", "moins dix = -10"),
    SaidValues("un sur trois", "un sur trois = 0.333333"),
    SaidValues("cent cinq mille", "cent cinq mille = 105000"),
    SaidValues("j'en veux un", "un = 1"),
  ]

  @Test(arguments: numbers)
  func frenchNumbersAreUnderstood(_ said: SaidValues) throws { try said.check(.number, "fr") }

  @Test(arguments: ["un siège", "une première classe", "180ml", "personne", "celui-ci"])
  func otherFrenchTextsHaveNoNumber(_ text: String) throws {
    try SaidValues(text, "").check(.number, "fr")
  }

  private static let ordinals = [
    SaidValues("le 1er et la 2e", "1er = 1 | 2e = 2"),
    SaidValues("vingt-et-unième", "vingt-et-unième = 21"),
    SaidValues("cent vingt cinquieme", "cent vingt cinquieme = 125"),
    SaidValues("la dernière", "dernière = -1"),
    SaidValues("l’avant-dernier", "l’avant-dernier = -2"),
    SaidValues("le prochain", "prochain = step 1"),
  ]

  @Test(arguments: ordinals)
  func frenchOrdinalsAreUnderstood(_ said: SaidValues) throws { try said.check(.ordinal, "fr") }

  private static let money = [
    SaidValues("90 millions de francs suisses", "90 millions de francs suisses = 90000000 CHF"),
    SaidValues("10 $ US", "10 $ US = 10 USD"),
    SaidValues("50 cents", "50 cents = 50 Cent"),
    SaidValues("trois cents euros", "trois cents euros = 300 EUR"),
    SaidValues(
      "treize euros et quarante-cinq cents", "treize euros et quarante-cinq cents = 13.45 EUR"),
    SaidValues("un euro", "un euro = 1 EUR"),
  ]

  @Test(arguments: money)
  func frenchAmountsOfMoneyAreUnderstood(_ said: SaidValues) throws {
    try said.check(.currency, "fr")
  }

  private static let others: [(ValueKind, SaidValues)] = [
    (.percentage, SaidValues("vingt pour cent", "vingt pour cent = 20")),
    (.percentage, SaidValues("4,5 %", "4,5 % = 4.5")),
    (.measurement, SaidValues("90 km/h", "90 km/h = 90 kilometersPerHour")),
    (.measurement, SaidValues("deux kilos et demi", "deux kilos et demi = 2.5 kilograms")),
    (.measurement, SaidValues("de 5 à 6", "")),
    (.boolean, SaidValues("d'accord, ce n'est pas ok", "n'est pas ok = false")),
    (.boolean, SaidValues("Oui. J'ai dit non", "Oui = true")),
  ]

  @Test(arguments: others)
  func otherFrenchValuesAreUnderstood(_ kind: ValueKind, _ said: SaidValues) throws {
    try said.check(kind, "fr")
  }
}
