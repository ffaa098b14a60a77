// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// An exchange that went differently from what the transcript says.
public struct TranscriptMismatch: Hashable, Sendable, CustomStringConvertible {
  public var said: String
  public var location: SourceLocation
  public var expected: [TranscriptLine]
  public var actual: [TranscriptLine]

  /// Returns nil if every line is as expected.
  ///
  /// The card or the structured intent is compared only if the exchange has lines for it. An
  /// exchange without any answer always differs, because its answers are still to be written.
  init?(_ exchange: Transcript.Exchange, actual: [TranscriptLine]) {
    let expected = exchange.answers
    let written = Set(expected.map(\.mark)).union([.response, .prompt])
    let actual = expected.isEmpty ? actual : actual.filter { written.contains($0.mark) }
    let isSame =
      expected.count == actual.count && zip(expected, actual).allSatisfy { $0.accepts($1) }
    guard !isSame else { return nil }
    (said, location) = (exchange.said, exchange.location)
    (self.expected, self.actual) = (expected, actual)
  }

  /// The corrected lines: the actual ones, except that an expected line that accepts one stays.
  public var mended: [TranscriptLine] {
    var rest = expected[...]
    return actual.map { line in
      guard let match = rest.firstIndex(where: { $0.accepts(line) }) else { return line }
      defer { rest = rest[(match + 1)...] }
      return rest[match]
    }
  }

  /// The expected lines with `…` for the numbers and times that differ; nil if other text differs,
  /// too.
  public var leftOpen: [TranscriptLine]? {
    guard expected.count == actual.count else { return nil }
    let open = zip(expected, actual).compactMap { $0.accepts($1) ? $0 : $0.leavingOpen($1) }
    return open.count == expected.count ? open : nil
  }

  /// The place, the user's line and all answer lines, marked `-` for expected and `+` for actual.
  public var description: String {
    let head = ["\(location): > \(said)"]
    return (head + difference).map(\.onOneLine).joined(separator: "\n")
  }

  /// All lines in order. Lines that are only on one side have a mark.
  private var difference: [String] {
    let changes = actual.difference(from: expected) { $0.accepts($1) }
    let missing = Set(changes.removals.map(\.place))
    let surplus = Set(changes.insertions.map(\.place))
    var kept = expected.indices.filter { !missing.contains($0) }[...]
    var lines: [String] = []
    var next = 0
    for (place, line) in actual.enumerated() {
      let isSurplus = surplus.contains(place)
      // Missing lines that were expected before this line come first.
      let match = kept.first ?? expected.endIndex
      lines += expected[next..<match].map { "  - \($0)" }
      next = isSurplus ? match : match + 1
      if !isSurplus { kept = kept.dropFirst() }
      lines.append((isSurplus ? "  + " : "    ") + line.description)
    }
    lines += expected[next...].map { "  - \($0)" }
    return lines
  }
}

extension CollectionDifference.Change {
  /// The offset of the element in its collection.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
