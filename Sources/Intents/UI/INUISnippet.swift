// SPDX-License-Identifier: Apache-2.0

/// An app's own card, as lines: what a view would show, in words.
public struct INUISnippet: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    /// The label of the text, such as "Total"; nil if the text needs none.
    public var label: String?
    public var text: String

    public init(_ text: String, label: String? = nil) {
      self.text = text
      self.label = label
    }
  }

  public var title: String?
  public var lines: [Line]

  public init(title: String? = nil, lines: [Line]) {
    self.title = title
    self.lines = lines
  }
}
