// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Console {
  /// The renderer of a style for the terminal as wide as it is now.
  public func renderer(_ style: Style, wording: Wording) -> any TurnRenderer {
    switch style {
    case .handsOn: HandsOnRenderer(width: width, isColoured: isColoured(style))
    case .handsFree: HandsFreeRenderer(width: width, wording: wording)
    case .driving: DrivingRenderer(width: width)
    case .screenReader: ScreenReaderRenderer(width: width, wording: wording)
    }
  }
}
