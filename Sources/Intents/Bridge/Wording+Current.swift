// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Wording {
  /// The app's texts in the user's language, while its extension works on a request or the app is
  /// being opened.
  ///
  /// At other times it has no texts, and neither has it in code that a handler has moved to a queue
  /// of its own.
  public static var current: Wording {
    RequestContext.current?.wording ?? AppLaunch.current?.wording ?? Wording(language: "en")
  }
}
