// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A request that an app works on: the intent it fills, and the functions to ask the user and to
/// announce changed names.
struct RunningRequest: Sendable {
  var intent: any AppIntent
  var ask: @Sendable (Inquiry) async throws -> InquiryAnswer
  var update: @Sendable () -> Void
}
