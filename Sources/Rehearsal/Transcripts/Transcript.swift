// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// A written conversation: the user's lines and the expected answers.
public struct Transcript: Hashable, Sendable {
  public var settings: [TranscriptSetting]
  public var exchanges: [Exchange]

  /// One line of the user and the lines that answer it.
  public struct Exchange: Hashable, Sendable {
    public var said: String
    /// The time when the user comes back; nil if the conversation continues.
    ///
    /// Coming back begins a new conversation on the same data.
    public var comesBackAt: Date?
    public var answers: [TranscriptLine]
    /// The place of the user's line.
    public var location: SourceLocation
  }

  /// The style that the settings choose; nil if they don't choose one.
  public var style: Style? {
    settings.lazy.compactMap { if case .style(let style) = $0 { style } else { nil } }.last
  }

  /// The exchanges of each conversation, in order. A new conversation begins each time the user
  /// comes back.
  public var sittings: [ArraySlice<Exchange>] {
    let starts = exchanges.indices.filter { $0 == 0 || exchanges[$0].comesBackAt != nil }
    return zip(starts, starts.dropFirst() + [exchanges.count]).map { exchanges[$0..<$1] }
  }

  /// Reads a transcript. Throws findings with the places of its errors.
  public init(parsing text: String, file: String) throws(FindingsError) {
    var parser = TranscriptParser(file: file)
    self = try parser.parse(text)
  }

  init(settings: [TranscriptSetting], exchanges: [Exchange]) {
    self.settings = settings
    self.exchanges = exchanges
  }
}
