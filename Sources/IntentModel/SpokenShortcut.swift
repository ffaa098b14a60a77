// SPDX-License-Identifier: Apache-2.0

/// A request that an app's code gives phrases for.
public struct SpokenShortcut: Hashable, Sendable {
  public var intent: IntentID

  /// In the app's development language, the primary one first, with `${applicationName}` and
  /// `${parameter}` tokens.
  public var phrases: [String]

  /// The values it always has.
  public var presets: [ParameterID: Value]

  /// What it is called where there is little room.
  public var title: String

  public init(
    intent: IntentID, phrases: [String], presets: [ParameterID: Value] = [:], title: String = ""
  ) {
    self.intent = intent
    self.phrases = phrases
    self.presets = presets
    self.title = title
  }
}
