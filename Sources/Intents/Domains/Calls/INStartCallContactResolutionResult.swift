// SPDX-License-Identifier: Apache-2.0

/// Why somebody can't be called.
public enum INStartCallContactUnsupportedReason: Int, Sendable {
  case noContactFound = 1
  case multipleContactsUnsupported = 2
  /// The person has no number of the kind the user named, such as "work".
  case noHandleForLabel = 3
  case invalidHandle = 4
  /// The number is a code for the network, which the app can't send.
  case unsupportedMmiUssd = 5
  case noCallHistoryForRedial = 6
  /// The person who was called last can't be called again.
  case noUsableHandleForRedial = 7
  /// The user has to log in inside the app first.
  case requiringInAppAuthentication = 8
}

/// A handler's answer about a person to call.
public final class INStartCallContactResolutionResult: INPersonResolutionResult, @unchecked Sendable
{
  public override class var reasonPrefix: String { "INStartCallContactResolutionResult" }

  /// Copies the outcome of a general result.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.outcome)
  }

  public class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
    unsupported(because: reason)
  }
}
