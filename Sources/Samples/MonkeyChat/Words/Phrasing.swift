// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents

/// The app's facts in the words of one user.
struct Phrasing: Sendable {
  let wording: Wording
  private let appName: String

  /// - Parameter context: the request; nil outside of one, where nobody is spoken to.
  init(_ context: RequestContext?) {
    wording = context?.wording ?? Wording(language: "en")
    appName = context?.appName ?? ""
  }

  /// A text of the app's, which may name the app.
  func text(_ key: String, _ values: [String: String] = [:]) -> String {
    wording.text(key, values.merging(["app": appName]) { own, _ in own })
  }

  func names(_ parties: [Party]) -> String { wording.list(parties.map(\.name), .and) }
}
