// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

struct EnglishValuesTests {
  private static let numbers = [
    SaidValues("two hundred and two thousand", "two hundred and two thousand = 202000"),
    SaidValues("a hundred and five", "a hundred and five = 105"),
    SaidValues("thirty-two point five million", "thirty-two point five million = 32500000"),
    SaidValues("nine point nought four", "nine point nought four = 9.04"),
    SaidValues("5 hundred and 2 thousand", "5 hundred and 2 thousand = 502000"),
    SaidValues("three hundred and four hundred", "three hundred = 300 | four hundred = 400"),
    SaidValues("minus five and negative 2.5", "minus five = -5 | negative 2.5 = -2.5"),
    SaidValues(
      "half a dozen or two and a half dozen", "half a dozen = 6 | two and a half dozen = 30"),
    SaidValues("three lakh crore", "three lakh crore = 3000000000000"),
    SaidValues("twenty thirds, two thirds", "twenty thirds = 6.66667 | two thirds = 0.666667"),
    SaidValues("one hundred thirty-fifths", "one hundred thirty-fifths = 2.85714"),
    SaidValues("one hundred and three quarters", "one hundred and three quarters = 100.75"),
    SaidValues("three million and a half", "three million and a half = 3500000"),
    SaidValues("one in ten, two out of three", "one in ten = 0.1 | two out of three = 0.666667"),
    SaidValues("½, 2½ and 2 1/4", "½ = 0.5 | 2½ = 2.5 | 2 1/4 = 2.25"),
    SaidValues("1,234,567.8 and 12 345", "1,234,567.8 = 1.23457e+06 | 12 345 = 12345"),
    SaidValues("1e3, 2^-1, 1.3x10^6", "1e3 = 1000 | 2^-1 = 0.5 | 1.3x10^6 = 1300000"),
    SaidValues("10k, 2.5M", "10k = 10000 | 2.5M = 2500000"),
    SaidValues("10.0.0.1", "10 = 10 | 0 = 0 | 0 = 0 | 1 = 1"),
  ]

  @Test(arguments: numbers)
  func englishNumbersAreUnderstood(_ said: SaidValues) throws { try said.check(.number, "en") }

  private static let noNumbers = [
    "", "a", "an apple", "this one", "the last one", "180ml", "1m", "MP3", "no one", "the quarter",
    "first class", "a point", "and a", "-", "%", "https://example.com/?a=12",
  ]

  @Test(arguments: noNumbers)
  func otherEnglishTextsHaveNoNumber(_ text: String) throws {
    try SaidValues(text, "").check(.number, "en")
  }

  private static let ordinals = [
    SaidValues("the twenty-fifth", "twenty-fifth = 25"),
    SaidValues("1st, 22nd", "1st = 1 | 22nd = 22"),
    SaidValues("one hundred and third", "one hundred and third = 103"),
    SaidValues("the last two", "last = -1"),
    SaidValues("the second to last", "the second to last = -2"),
    SaidValues("the antepenultimate", "antepenultimate = -3"),
    SaidValues("next, not previous", "next = step 1 | previous = step -1"),
    SaidValues("three seconds", ""),
  ]

  @Test(arguments: ordinals)
  func englishOrdinalsAreUnderstood(_ said: SaidValues) throws { try said.check(.ordinal, "en") }

  private static let percentages = [
    SaidValues("10%", "10% = 10"),
    SaidValues("minus five percent", "minus five percent = -5"),
    SaidValues("twenty per cent", "twenty per cent = 20"),
    SaidValues("a small percentage", "percentage = null"),
    SaidValues("https://example.com/a%20b", ""),
    SaidValues("q=30%25", ""),
  ]

  @Test(arguments: percentages)
  func englishPercentagesAreUnderstood(_ said: SaidValues) throws {
    try said.check(.percentage, "en")
  }

  private static let money = [
    SaidValues("$20", "$20 = 20 Dollar"),
    SaidValues("-$5", "-$5 = -5 Dollar"),
    SaidValues("US$ 1.5 million", "US$ 1.5 million = 1500000 USD"),
    SaidValues("15 dollars and 15 cents", "15 dollars and 15 cents = 15.15 Dollar"),
    SaidValues("15 dollars and 15 people", "15 dollars = 15 Dollar"),
    SaidValues("fifty cents", "fifty cents = 50 Cent"),
    SaidValues("20 Swiss francs", "20 Swiss francs = 20 CHF"),
    SaidValues("20 francs", "20 francs = 20 Franc"),
    SaidValues("CAD$ 7 or 7 eur", "CAD$ 7 = 7 CAD | 7 eur = 7 EUR"),
    SaidValues("30 MUSD", "30 MUSD = 30000000 USD"),
    SaidValues("a $4 million contract", "$4 million = 4000000 Dollar"),
    SaidValues("he won 5 times", ""),
    SaidValues("ALL 5 of them", ""),
  ]

  @Test(arguments: money)
  func englishAmountsOfMoneyAreUnderstood(_ said: SaidValues) throws {
    try said.check(.currency, "en")
  }

  private static let measures = [
    SaidValues("5 km", "5 km = 5 kilometers"),
    SaidValues("180.5ml", "180.5ml = 180.5 milliliters"),
    SaidValues("six feet", "six feet = 6 feet"),
    SaidValues("twenty degrees Celsius", "twenty degrees Celsius = 20 celsius"),
    SaidValues("72°F", "72°F = 72 fahrenheit"),
    SaidValues("65 miles per hour", "65 miles per hour = 65 milesPerHour"),
    SaidValues("two kilos and a half", "two kilos and a half = 2.5 kilograms"),
    SaidValues("a pound of sugar", "a pound = 1 pounds"),
    SaidValues("five in a row, 5 a day", ""),
  ]

  @Test(arguments: measures)
  func englishMeasuresAreUnderstood(_ said: SaidValues) throws {
    try said.check(.measurement, "en")
  }

  private static let answers = [
    SaidValues("Yes. I said no", "Yes = true"),
    SaidValues("agree, it is not ok", "not ok = false"),
    SaidValues("👌🏾", "👌🏾 = true"),
    SaidValues("nobody knows", ""),
  ]

  @Test(arguments: answers)
  func englishYesAndNoAreUnderstood(_ said: SaidValues) throws { try said.check(.boolean, "en") }
}
