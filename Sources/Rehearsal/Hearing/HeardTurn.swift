// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import Rendering
public import Speech

/// How a turn is heard.
public struct HeardTurn: Hashable, Sendable {
  /// What was said before it.
  public var said: String

  /// Of the line that was said.
  public var location: SourceLocation

  /// Of the turn: `en`, `zh-Hans`.
  public var language: String

  /// Paragraph after paragraph, as spoken.
  public var spoken: [String]

  /// How many options there are to choose from.
  public var options: Int

  /// How long it takes to say; 0 until it is measured.
  public var seconds = 0.0

  public var flags: [HearingFlag]

  /// - Parameters:
  ///   - style: what of the turn is spoken.
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

  /// All that is spoken, in one piece.
  public var text: String { spoken.joined(separator: "\n") }

  /// Words where blanks part them; where they don't, characters.
  public var words: Int {
    spoken.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
  }
}

extension [HeardTurn] {
  /// The longest a turn should take, in seconds: what comes after it is listened to no more.
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
