// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// How an app's code failed.
public enum HandlerFailure: Error, Hashable, Sendable {
  /// In the app's own words.
  case explained(HandlerError)
  /// Its code has run into a trap, and is gone.
  case crashed
  /// It is a program of its own, and did not do its part.
  case brokenDown(AppBreakdown)
  /// With an error nobody worded.
  case unexpected
  /// The user said no to a question of its own.
  case declined
  /// It gave no answer in time.
  case timedOut
  /// It was asked nothing, since nobody could be told what comes of it.
  case untold

  /// The code of a request whose app gave no answer in time.
  public static let timedOutCode = "timedOut"
  /// The code of a request that was not carried out, since nobody could be told what comes of it.
  public static let untoldCode = "untold"
}
