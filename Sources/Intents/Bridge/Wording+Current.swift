// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Wording {
  /// The app's texts in the language of whoever uses it now: of the request that its extension is
  /// asked about, or of the user who opens it.
  ///
  /// Without texts outside of both, and in code that a handler has moved to a queue of its own.
  public static var current: Wording {
    RequestContext.current?.wording ?? AppLaunch.current?.wording ?? Wording(language: "en")
  }
}
