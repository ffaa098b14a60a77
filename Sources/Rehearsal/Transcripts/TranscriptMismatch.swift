// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// An exchange that went differently than it is written.
public struct TranscriptMismatch: Hashable, Sendable, CustomStringConvertible {
  public var said: String
  public var location: SourceLocation
  public var expected: [TranscriptLine]
  public var actual: [TranscriptLine]

  /// Nil when every line is as expected. An exchange that leaves out the card, or the structured
  /// intent, says nothing about it.
  init?(_ exchange: Transcript.Exchange, actual: [TranscriptLine]) {
    let expected = exchange.answers
    let written = Set(expected.map(\.mark)).union([.response, .prompt])
    let actual = actual.filter { written.contains($0.mark) }
    let isSame =
      expected.count == actual.count && zip(expected, actual).allSatisfy { $0.accepts($1) }
    guard !isSame else { return nil }
    (said, location) = (exchange.said, exchange.location)
    (self.expected, self.actual) = (expected, actual)
  }

  /// The place, what was said, and the lines that differ: `-` for expected, `+` for actual.
  public var description: String {
    let head = ["\(location): > \(said)"]
    let same = zip(expected, actual).prefix { $0.accepts($1) }.count
    let kept = actual.prefix(same).map { "    \($0)" }
    let missing = expected.dropFirst(same).map { "  - \($0)" }
    let surplus = actual.dropFirst(same).map { "  + \($0)" }
    return (head + kept + missing + surplus).joined(separator: "\n")
  }
}
