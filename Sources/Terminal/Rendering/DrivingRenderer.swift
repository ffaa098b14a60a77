// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// For the least attention: what is said and asked, nothing else.
public struct DrivingRenderer: TurnRenderer {
  private let width: Int

  public init(width: Int) { self.width = width }

  public func render(_ turn: Turn) -> String {
    var page = Page(width: width)
    page.add(turn.spoken)
    return page.text
  }
}
