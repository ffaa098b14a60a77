// SPDX-License-Identifier: Apache-2.0

/// Reads the numbers that lists of dates accept, in one text.
struct DateNumberReader {
  private let text: DateText

  init(_ text: DateText) { self.text = text }

  /// The numbers that begin at a place.
  func numbers(_ accepted: DateNumbers, at place: Int) -> [(end: Int, number: Double)] {
    digits(accepted, at: place)
  }

  private func digits(_ accepted: DateNumbers, at place: Int) -> [(end: Int, number: Double)] {
    guard accepted.form == .number || accepted.form == .digits else { return [] }
    let end = afterDigits(place)
    guard end > place, accepted.widths.isEmpty || accepted.widths.contains(end - place),
      let number = Double(String(text.letters[place..<end])), accepted.accepts(number)
    else { return [] }
    return [(end, number)]
  }

  private func afterDigits(_ place: Int) -> Int {
    text.letters[place...].firstIndex { !$0.isASCII || !$0.isNumber } ?? text.letters.count
  }
}
