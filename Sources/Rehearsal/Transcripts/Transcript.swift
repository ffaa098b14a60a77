// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// A conversation written down: what people say, and what they are to hear.
public struct Transcript: Hashable, Sendable {
  public var settings: [TranscriptSetting]
  public var exchanges: [Exchange]

  /// One thing said and the lines that answer it.
  public struct Exchange: Hashable, Sendable {
    public var said: String
    /// When the user comes back to say it: a conversation of its own begins then, on the same data. Nil to go on.
    public var comesBackAt: Date?
    public var answers: [TranscriptLine]
    /// Of the line that is said.
    public var location: SourceLocation
  }

  /// The style it sets; nil where it sets none.
  public var style: Style? {
    settings.lazy.compactMap { if case .style(let style) = $0 { style } else { nil } }.last
  }

  /// What is said in each conversation, in their order: a first one, and one more whenever the user comes back.
  public var sittings: [ArraySlice<Exchange>] {
    let starts = exchanges.indices.filter { $0 == 0 || exchanges[$0].comesBackAt != nil }
    return zip(starts, starts.dropFirst() + [exchanges.count]).map { exchanges[$0..<$1] }
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
