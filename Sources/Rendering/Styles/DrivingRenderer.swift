// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Renders only the answer and the question, for people who can spare little attention.
public struct DrivingRenderer: LinearRenderer {
  public let width: Int

  public init(width: Int) { self.width = width }

  public func paragraphs(_ turn: Turn) -> [String] { turn.spoken }
}
