// SPDX-License-Identifier: Apache-2.0

/// The answer when an extension named no object that handles the intent.
final class NotHandled: INIntentResponse, @unchecked Sendable {
  override var codeName: String { "failureNotHandled" }
}
