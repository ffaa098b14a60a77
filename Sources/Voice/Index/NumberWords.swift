// SPDX-License-Identifier: Apache-2.0

/// The words that numbers are said in, to be put together when they are heard.
struct NumberWords: Sendable {
  /// A word that multiplies what stands before it: hundred, thousand, 万.
  struct Scale: Sendable {
    var value: Int
    var words: PhraseTable
    /// Whether it means itself without a number before it: "cent", "百", but not "hundred".
    var standsAlone: Bool
  }

  /// The numbers a language says in words of their own, 0 to 99 and some others.
  let words: PhraseTable
  /// In ascending order.
  let scales: [Scale]
  /// What may stand after a scale: "and", "零".
  let joiners: PhraseTable
  /// What parts the whole from its fraction: "point", "virgule".
  let points: PhraseTable
  /// What adds a half to a number: "and a half", "et demi".
  let halves: PhraseTable
  /// What makes a number negative: "minus".
  let signs: PhraseTable

  /// What can be before the scale of a level is below this.
  func limit(below level: Int) -> Int {
    level + 1 < scales.count ? scales[level + 1].value : .max
  }
}

extension NumberWords: StoredTables {
  /// More than any language has; each doubles what may be tried.
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
