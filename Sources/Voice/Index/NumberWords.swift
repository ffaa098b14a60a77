// SPDX-License-Identifier: Apache-2.0

/// The words from which spoken numbers are put together.
struct NumberWords: Sendable {
  /// A word that multiplies the number before it: hundred, thousand, 万.
  struct Scale: Sendable {
    var value: Int
    var words: PhraseTable
    /// Whether it is a number without another before it: "cent", "百", but not "hundred".
    var standsAlone: Bool
  }

  /// The numbers with words of their own: 0 to 99 and some others.
  let words: PhraseTable
  /// The scales in ascending order.
  let scales: [Scale]
  /// The words that may follow a scale: "and", "零".
  let joiners: PhraseTable
  /// The words between a whole and its fraction: "point", "virgule".
  let points: PhraseTable
  /// The words that add a half to a number: "and a half", "et demi".
  let halves: PhraseTable
  /// The words that make a number negative: "minus".
  let signs: PhraseTable

  /// The number before the scale of a level is less than this.
  func limit(below level: Int) -> Int {
    level + 1 < scales.count ? scales[level + 1].value : .max
  }
}

extension NumberWords: StoredTables {
  /// More than any language has. Each scale doubles the combinations to try.
  private static let maximumScales = 8

  init(from reader: inout TableReader) throws(SavedIndexFault) {
    words = try PhraseTable(from: &reader)
    joiners = try PhraseTable(from: &reader)
    points = try PhraseTable(from: &reader)
    halves = try PhraseTable(from: &reader)
    signs = try PhraseTable(from: &reader)
    let count = try reader.number()
    guard (0...Self.maximumScales).contains(count) else { throw .damaged }
    var scales: [Scale] = []
    for _ in 0..<count { scales.append(try Scale(from: &reader)) }
    self.scales = scales
  }

  func write(to writer: inout TableWriter) {
    for table in [words, joiners, points, halves, signs] { table.write(to: &writer) }
    writer.add(scales.count)
    for scale in scales { scale.write(to: &writer) }
  }
}

extension NumberWords.Scale: StoredTables {
  init(from reader: inout TableReader) throws(SavedIndexFault) {
    value = try reader.number()
    standsAlone = try reader.number() == 1
    words = try PhraseTable(from: &reader)
  }

  func write(to writer: inout TableWriter) {
    writer.add(value)
    writer.add(standsAlone ? 1 : 0)
    words.write(to: &writer)
  }
}
