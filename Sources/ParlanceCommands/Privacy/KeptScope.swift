// SPDX-License-Identifier: Apache-2.0

import AssistantStore
import IntentModel

/// Some kinds of what is kept, of one app or of all.
struct KeptScope {
  var kinds: Set<KeptKind>
  /// Nil for every app's, and what is no app's.
  var app: AppID?

  /// The lines of the chat are no app's. Which of them are about one can't be told for sure, since an answer names
  /// no app: to be rid of an app's, all of them go.
  static let everythingOfAnApp = KeptKind.ofApps.subtracting([.settings]).union([.history])
}
