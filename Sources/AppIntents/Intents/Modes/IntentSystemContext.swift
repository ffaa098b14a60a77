// SPDX-License-Identifier: Apache-2.0

/// The system as an intent finds it.
public struct IntentSystemContext: Sendable {
  public let currentMode: IntentModes.Current

  /// Whether nothing can be shown; here a card always can.
  public var isVoiceOnly: Bool { false }

  /// When a button was pressed for it; here none is.
  public var preciseTimestamp: Date? { nil }
}

extension AppIntent {
  public var systemContext: IntentSystemContext {
    IntentSystemContext(currentMode: IntentModes.Current(Self.supportedModes))
  }
}
