// SPDX-License-Identifier: Apache-2.0

/// The state of the system while an intent runs.
public struct IntentSystemContext: Sendable {
  public let currentMode: IntentModes.Current

  /// Whether nothing can be shown. It is always false here, because a card can always be shown.
  public var isVoiceOnly: Bool { false }

  /// When a button was pressed for the intent. It is always nil here, because there are no buttons.
  public var preciseTimestamp: Date? { nil }
}

extension AppIntent {
  public var systemContext: IntentSystemContext {
    IntentSystemContext(currentMode: IntentModes.Current(Self.supportedModes))
  }
}
