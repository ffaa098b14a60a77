// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A card: `{"title":"Receipt","lines":["2 cups",{"label":"Total","text":"$6.00"}]}`.
struct ProgramCard: Decodable, Sendable {
  private struct Line: Decodable, Sendable {
    private let label: ProgramText?
    private let text: ProgramText

    private enum CodingKeys: String, CodingKey {
      case label
      case text
    }

    /// A line without a label is its text alone.
    init(from decoder: any Decoder) throws {
      let container = try? decoder.container(keyedBy: CodingKeys.self)
      guard let container, container.contains(.text) else {
        label = nil
        text = try ProgramText(from: decoder)
        return
      }
      label = try container.decodeIfPresent(ProgramText.self, forKey: .label)
      text = try container.decode(ProgramText.self, forKey: .text)
    }

    func line(in wording: Wording) -> Snippet.Line {
      Snippet.Line(text.text(in: wording), label: label?.text(in: wording))
    }
  }

  private let title: ProgramText?
  private let lines: [Line]?

  func snippet(in wording: Wording) -> Snippet {
    Snippet(
      title: title?.text(in: wording), lines: (lines ?? []).map { $0.line(in: wording) })
  }
}
