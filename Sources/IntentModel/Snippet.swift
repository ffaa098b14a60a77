// SPDX-License-Identifier: Apache-2.0

/// A card: what a turn shows beside what it says.
///
/// It holds nothing that can't be said: every renderer turns the same lines into its own form.
public struct Snippet: Hashable, Sendable {
  /// One line of a card.
  public struct Line: Hashable, Sendable {
    /// A label for the text, such as "Total"; nil when the text needs none.
    public var label: String?
    public var text: String

    public init(_ text: String, label: String? = nil) {
      self.text = text
      self.label = label
    }

    /// The line as words: "Total: $12.00".
    public var linear: String { label.map { "\($0): \(text)" } ?? text }
  }

  public var title: String?
  public var lines: [Line]

  public init(title: String? = nil, lines: [Line]) {
    self.title = title
    self.lines = lines
  }

  /// The title and the lines as words, one string a line.
  public var linear: [String] { (title.map { [$0] } ?? []) + lines.map(\.linear) }
}
