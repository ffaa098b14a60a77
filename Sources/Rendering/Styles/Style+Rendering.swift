// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Style {
  /// The renderer of this style.
  ///
  /// - Parameters:
  ///   - width: the terminal's width, in columns.
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

/// Renders only the answer and the question, for people who can spare little attention.
public struct DrivingRenderer: LinearRenderer {
  public let width: Int

  public init(width: Int) { self.width = width }

  public func paragraphs(_ turn: Turn) -> [String] { turn.spoken }
}

/// Renders for the screen: the answer, the card in a frame, the question and numbered options.
///
/// The question comes after the card, next to the place where it is answered.
public struct HandsOnRenderer: TurnRenderer {
  private let width: Int
  private let isColoured: Bool

  public init(width: Int, isColoured: Bool = false) {
    self.width = width
    self.isColoured = isColoured
  }

  public func render(_ turn: Turn) -> String {
    var page = Page(width: width, isColoured: isColoured)
    page.add(turn.say, turn.result == .failure ? .failure : nil)
    if let card = turn.snippet { page.add(card) }
    if let prompt = turn.prompt {
      page.add(prompt.question, .strong)
      page.add(prompt.options.map(\.display).numbered)
    }
    return page.text
  }
}

/// Renders turns as text in one style.
///
/// Every text of the turn is neutralised. No line reaches the terminal's last column.
public protocol TurnRenderer: Sendable {
  /// Whole lines, each ended by a newline; empty if the turn has no text.
  func render(_ turn: Turn) -> String
}

/// A style of plain paragraphs without frames and colours, which can be shown and spoken alike.
public protocol LinearRenderer: TurnRenderer {
  var width: Int { get }

  /// The paragraphs in reading order, before they are broken into lines.
  func paragraphs(_ turn: Turn) -> [String]
}

extension LinearRenderer {
  public func render(_ turn: Turn) -> String {
    var page = Page(width: width)
    page.add(paragraphs(turn))
    return page.text
  }
}
