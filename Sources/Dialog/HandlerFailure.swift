// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// How an app's code failed.
public enum HandlerFailure: Error, Hashable, Sendable {
  /// In the app's own words.
  case explained(HandlerError)
  /// With an error nobody worded.
  case unexpected
  /// It gave no answer in time.
  case timedOut
}
