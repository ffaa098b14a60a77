// SPDX-License-Identifier: Apache-2.0

/// Why somebody can't be called.
public enum INStartCallContactUnsupportedReason: Int, Sendable {
  case noContactFound = 1
  case multipleContactsUnsupported = 2
  /// They have no number of the kind that was named, such as "work".
  case noHandleForLabel = 3
  case invalidHandle = 4
  /// The number is a code for the network, which the app can't send.
  case unsupportedMmiUssd = 5
  case noCallHistoryForRedial = 6
  /// Whoever was called last can't be called again.
  case noUsableHandleForRedial = 7
  /// The user has to log in inside the app first.
  case requiringInAppAuthentication = 8
}

/// What a handler says of somebody who is to be called.
public final class INStartCallContactResolutionResult: INPersonResolutionResult, @unchecked Sendable
{
  public override class var reasonPrefix: String { "INStartCallContactResolutionResult" }

  /// Takes over what a result of the general kind says.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.outcome)
  }

  public class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
    unsupported(because: reason)
  }
}
