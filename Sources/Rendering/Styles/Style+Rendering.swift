// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Style {
  /// What renders turns in this style.
  ///
  /// - Parameters:
  ///   - width: the terminal's, in columns.
  ///   - isColoured: whether colours may be used; only hands-on has any.
  public func renderer(width: Int, wording: Wording, isColoured: Bool = false) -> any TurnRenderer {
    linear(width: width, wording: wording) ?? HandsOnRenderer(width: width, isColoured: isColoured)
  }

  /// What is spoken of a turn in this style, paragraph after paragraph.
  ///
  /// Whoever looks at the screen hears no more than the answer and the question.
  public func speech(_ turn: Turn, wording: Wording) -> [String] {
    linear(width: 0, wording: wording)?.paragraphs(turn) ?? turn.spoken
  }

  /// Nil for the one style with frames.
  private func linear(width: Int, wording: Wording) -> (any LinearRenderer)? {
    switch self {
    case .handsOn: nil
    case .handsFree: HandsFreeRenderer(width: width, wording: wording)
    case .driving: DrivingRenderer(width: width)
    case .screenReader: ScreenReaderRenderer(width: width, wording: wording)
    }
  }
}
