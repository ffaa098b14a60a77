// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Style {
  /// The renderer of this style.
  ///
  /// - Parameters:
  ///   - width: the terminal's width, in columns.
  ///   - wording: the assistant's texts in the user's language.
  ///   - isColoured: whether colours may be used. Only the style hands-on has any.
  public func renderer(width: Int, wording: Wording, isColoured: Bool = false) -> any TurnRenderer {
    linear(width: width, wording: wording) ?? HandsOnRenderer(width: width, isColoured: isColoured)
  }

  /// The paragraphs of a turn that are spoken in this style.
  ///
  /// In hands-on style these are only the answer and the question, because people see the screen.
  public func speech(_ turn: Turn, wording: Wording) -> [String] {
    linear(width: 0, wording: wording)?.paragraphs(turn) ?? turn.spoken
  }

  /// The renderer without frames; nil for hands-on, the only style with frames.
  private func linear(width: Int, wording: Wording) -> (any LinearRenderer)? {
    switch self {
    case .handsOn: nil
    case .handsFree: HandsFreeRenderer(width: width, wording: wording)
    case .driving: DrivingRenderer(width: width)
    case .screenReader: ScreenReaderRenderer(width: width, wording: wording)
    }
  }
}
