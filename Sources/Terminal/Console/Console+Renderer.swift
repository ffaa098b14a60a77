// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Rendering

extension Console {
  /// The renderer of a style for the terminal as wide as it is now.
  public func renderer(_ style: Style, wording: Wording) -> any TurnRenderer {
    style.renderer(width: width, wording: wording, isColoured: isColoured(style))
  }
}
