// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// The settings for reading lines.
public struct LineSettings: Sendable {
  /// The texts that could replace the text before the cursor, best first. Each is the whole line so
  /// far with its continuation, not a single word.
  public typealias Completions = @Sendable (_ beforeCursor: String) -> [String]

  /// The most bytes of a line that are kept, or characters of one that is edited; the rest is read
  /// and dropped. A line of 1 MiB fits easily.
  public static let lineLimit = 2 << 20

  /// The text shown before the input: "You: ".
  public var prompt: String

  /// Whether the prompt is coloured, which depends on style and terminal.
  public var isColoured: Bool

  /// The file that keeps lines between sessions; nil keeps them for this session only.
  public var historyFile: URL?

  /// Whether Ctrl-R searches the history, which redraws too much for a screen reader.
  public var searchesHistory: Bool

  /// The texts for the line that counts completions.
  public var wording: Wording

  public var completions: Completions

  /// Called at once, on another thread, when a key is pressed.
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
