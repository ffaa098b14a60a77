// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// How lines are asked for.
public struct LineSettings: Sendable {
  /// The texts that could stand in the place of the text before the cursor, best first: each is the
  /// whole line so far, continued, not a word alone.
  public typealias Completions = @Sendable (_ beforeCursor: String) -> [String]

  /// The most of one line that is kept, in bytes; the rest is read and dropped. A line of 1 MiB
  /// fits with room to spare.
  public static let lineLimit = 2 << 20

  /// Shown before the text: "You: ".
  public var prompt: String

  /// Whether the prompt is in colour, which a style and a terminal decide.
  public var isColoured: Bool

  /// Where lines are kept from session to session; nil keeps them for this one.
  public var historyFile: URL?

  /// Whether Ctrl-R searches the history, which redraws too much for a screen reader.
  public var searchesHistory: Bool

  /// For the line that counts completions.
  public var wording: Wording

  public var completions: Completions

  /// What is done when a key is pressed, at once and on another thread.
  public var onTyping: @Sendable () -> Void

  public init(
    prompt: String, isColoured: Bool = false, historyFile: URL? = nil,
    searchesHistory: Bool = true, wording: Wording,
    completions: @escaping Completions = { _ in [] },
    onTyping: @escaping @Sendable () -> Void = {}
  ) {
    self.prompt = prompt
    self.isColoured = isColoured
    self.historyFile = historyFile
    self.searchesHistory = searchesHistory
    self.wording = wording
    self.completions = completions
    self.onTyping = onTyping
  }
}
