// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import Rendering
public import Speech

/// A turn as a listener hears it.
public struct HeardTurn: Hashable, Sendable {
  /// The user's line that led to the turn.
  public var said: String

  /// The place of the user's line.
  public var location: SourceLocation

  /// The turn's language, such as `en` or `zh-Hans`.
  public var language: String

  /// The spoken paragraphs.
  public var spoken: [String]

  /// The number of options to choose from.
  public var options: Int

  /// The time it takes to speak the turn, in seconds; 0 until it is measured.
  public var seconds = 0.0

  public var flags: [HearingFlag]

  /// - Parameters:
  ///   - turn: the turn.
  ///   - said: the user's line that led to it.
  ///   - location: the place of that line.
  ///   - style: decides which parts of the turn are spoken.
  ///   - wording: the assistant's texts in the turn's language.
  public init(
    _ turn: Turn, said: String, at location: SourceLocation, style: Style, wording: Wording
  ) {
    self.said = said
    self.location = location
    language = wording.language
    spoken = style.speech(turn, wording: wording)
    let names = turn.prompt?.options.map(\.display) ?? []
    options = names.count
    let count = wording.count("terminal.choices", names.count)
    let announces = spoken.contains { $0.contains(count) }
    flags =
      (announces ? [] : HearingFlag.unannounced(names))
      + spoken.flatMap { HearingFlag.unspeakable(in: $0, language: wording.language) }
      + HearingFlag.soundAlikes(names)
  }

  /// All spoken paragraphs, joined by newlines.
  public var text: String { spoken.joined(separator: "\n") }

  /// The number of pieces between blanks: words, in a language that puts blanks between words.
  public var words: Int {
    spoken.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
  }
}

extension [HeardTurn] {
  /// The longest a turn should take, in seconds. People stop listening after that.
  public static var longest: Double { 10 }

  /// Measures all turns at once, language by language, and flags those that take too long.
  public mutating func measure(with meter: any SpeechMeter) {
    for language in Set(map(\.language)).sorted() {
      let places = indices.filter { self[$0].language == language }
      let seconds = meter.seconds(of: places.map { self[$0].text }, in: language)
      for (place, seconds) in zip(places, seconds) {
        self[place].seconds = seconds
        if seconds > Self.longest { self[place].flags.append(.tooLong(seconds: seconds)) }
      }
    }
  }
}
