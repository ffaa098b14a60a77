// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A conversation written down: what people say, and what they are to hear.
public struct Transcript: Hashable, Sendable {
  public var settings: [TranscriptSetting]
  public var exchanges: [Exchange]

  /// One thing said and the lines that answer it.
  public struct Exchange: Hashable, Sendable {
    public var said: String
    public var answers: [TranscriptLine]
    /// Of the line that is said.
    public var location: SourceLocation
  }

  /// Reads a transcript, or tells what is wrong with it and where.
  public init(parsing text: String, file: String) throws(FindingsError) {
    var parser = TranscriptParser(file: file)
    self = try parser.parse(text)
  }

  init(settings: [TranscriptSetting], exchanges: [Exchange]) {
    self.settings = settings
    self.exchanges = exchanges
  }
}
