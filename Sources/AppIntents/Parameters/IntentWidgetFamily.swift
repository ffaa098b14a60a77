// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The sizes of widgets.
public enum IntentWidgetFamily: Hashable, Sendable, CaseIterable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
}

extension IntentWidgetFamily: _IntentValue {
  /// The assistant keeps a size by its name.
  public static var _traits: _ValueTraits<IntentWidgetFamily> {
    _ValueTraits(
      .text, read: { value in allCases.first { String(describing: $0) == value.display } },
      write: { .text(String(describing: $0)) })
  }
}
