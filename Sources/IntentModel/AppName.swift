// SPDX-License-Identifier: Apache-2.0

/// One way to call an app.
public struct AppName: Hashable, Sendable {
  /// As the user would write it.
  public var text: String

  /// How it sounds, in the spelling of the app's own language; taken as a spelling too.
  public var pronunciation: String?

  public init(_ text: String, pronunciation: String? = nil) {
    self.text = text
    self.pronunciation = pronunciation
  }
}
