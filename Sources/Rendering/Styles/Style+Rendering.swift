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

/// For the least attention: what is said and asked, nothing else.
public struct DrivingRenderer: LinearRenderer {
  public let width: Int

  public init(width: Int) { self.width = width }

  public func paragraphs(_ turn: Turn) -> [String] { turn.spoken }
}

/// For eyes on the screen: what is said, the card in a frame, the question, numbered options.
///
/// The question comes after the card, next to where it is answered.
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

/// Turns a turn into the text of one style.
///
/// Every text of the turn is made harmless on its way; no line reaches the terminal's last column.
public protocol TurnRenderer: Sendable {
  /// Whole lines, the last one ended; empty when there is nothing to tell.
  func render(_ turn: Turn) -> String
}

/// A style without frames and colours: paragraph after paragraph, the same for eyes and ears.
public protocol LinearRenderer: TurnRenderer {
  var width: Int { get }

  /// What there is to read, in its order, before it is broken into lines.
  func paragraphs(_ turn: Turn) -> [String]
}

extension LinearRenderer {
  public func render(_ turn: Turn) -> String {
    var page = Page(width: width)
    page.add(paragraphs(turn))
    return page.text
  }
}
