// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents

/// Whether the user has to prove who they are before so much is paid.
///
/// The one place that decides: everything the app pays carries this limit.
enum Authentication {
  /// What is paid without further ado, in cents.
  private static let free = 5000

  /// What may be paid in the request that is open now, in cents; what is more goes on in the app,
  /// which asks who it is.
  static var limit: Int { RequestContext.current?.isAuthenticated == true ? .max : free }
}
