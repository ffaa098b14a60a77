// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// For the least attention: what is said and asked, nothing else.
public struct DrivingRenderer: LinearRenderer {
  public let width: Int

  public init(width: Int) { self.width = width }

  public func paragraphs(_ turn: Turn) -> [String] { turn.spoken }
}
