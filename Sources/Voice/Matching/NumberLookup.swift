// SPDX-License-Identifier: Apache-2.0

/// Reads numbers, in digits or in words, at the places of an utterance.
struct NumberLookup {
  struct Heard {
    var number: HeardNumber
    var end: Int32
    /// The end without the half after it, since "and a half" may belong to the sentence.
    var endOfWhole: Int32?
  }

  private let hearing: Hearing
  private let numbers: NumberWords

  init(_ hearing: Hearing) {
    self.hearing = hearing
    numbers = hearing.index.habits.numbers
  }

  /// The number with the most words from a place on.
  func number(at place: Int32) -> Heard? {
    let token = hearing.lattice.token(at: place)
    guard token >= 0 else { return nil }
    if let number = digits(of: Int(token)) {
      return adding(half: number, at: hearing.endOfToken(at: place))
    }
    let sign = longest(numbers.signs, at: place)
    guard var heard = positive(at: sign?.end ?? place) else { return nil }
    if sign != nil { heard.number.tenths.negate() }
    return heard
  }

  private func positive(at place: Int32) -> Heard? {
    guard let whole = read(numbers.scales.count, at: place) else { return nil }
    guard let point = longest(numbers.points, at: whole.end),
      let tenth = longest(numbers.words, at: point.end), tenth.number < 10
    else { return adding(half: HeardNumber(whole.number), at: whole.end) }
    let tenths = HeardNumber(whole.number).tenths + tenth.number
    return Heard(number: HeardNumber(tenths: tenths), end: tenth.end)
  }

  /// Adds the half that follows a number in words or as a sign.
  private func adding(half number: HeardNumber, at place: Int32) -> Heard {
    guard number.isWhole else { return Heard(number: number, end: place) }
    let half = HeardNumber(tenths: number.tenths + (number.tenths < 0 ? -5 : 5))
    if isHalf(at: place) { return Heard(number: half, end: hearing.endOfToken(at: place)) }
    guard let said = longest(numbers.halves, at: place) else {
      return Heard(number: number, end: place)
    }
    return Heard(number: half, end: said.end, endOfWhole: place)
  }

  // MARK: Words

  /// Reads `[two hundred] thousand [and] [five]`, with scales up to a level.
  private func read(_ level: Int, at place: Int32) -> (number: Int, end: Int32)? {
    guard level > 0 else { return longest(numbers.words, at: place) }
    let scale = numbers.scales[level - 1]
    let factor = read(level - 1, at: place)
    let start = factor?.end ?? place
    guard factor != nil || scale.standsAlone,
      (factor?.number ?? 1) < numbers.limit(below: level - 1),
      let word = longest(scale.words, at: start)
    else { return factor }
    let (product, isTooLarge) = (factor?.number ?? 1).multipliedReportingOverflow(by: scale.value)
    guard !isTooLarge else { return factor }
    let rest = longest(numbers.joiners, at: word.end).map(\.end) ?? word.end
    guard let further = read(level - 1, at: rest), further.number > 0, further.number < scale.value
    else { return (product, word.end) }
    return (product &+ further.number, further.end)
  }

  /// The value of a table's longest phrase at a place.
  private func longest(_ table: PhraseTable, at place: Int32) -> (number: Int, end: Int32)? {
    var best: (number: Int, end: Int32)?
    var position = place
    guard var run = hearing.word(at: position).flatMap(table.run) else { return nil }
    while true {
      position = hearing.endOfToken(at: position)
      if let phrase = table.complete(in: run).first {
        best = (Int(table.phrases[phrase].value), position)
      }
      guard let next = hearing.word(at: position).flatMap({ table.run(run, then: $0) }) else {
        return best
      }
      run = next
    }
  }

  // MARK: Digits

  /// Whether the sign ½ is at a place; it is folded to its digits.
  private func isHalf(at place: Int32) -> Bool {
    let token = hearing.lattice.token(at: place)
    return token >= 0 && hearing.utterance.folded(token).elementsEqual("1\u{2044}2".utf8)
  }

  private func digits(of token: Int) -> HeardNumber? {
    let bytes = hearing.utterance.folded(token)
    guard bytes.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    return DecimalDigits.number(String(decoding: bytes, as: UTF8.self))
  }
}

/// A heard number, exact as a whole number of tenths.
struct HeardNumber: BitwiseCopyable, Hashable, Sendable {
  var tenths: Int

  init(_ whole: Int) { tenths = whole.multipliedReportingOverflow(by: 10).partialValue }
  init(tenths: Int) { self.tenths = tenths }

  var isWhole: Bool { tenths.isMultiple(of: 10) }
  var whole: Int { tenths / 10 }
}
