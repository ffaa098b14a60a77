// SPDX-License-Identifier: Apache-2.0

/// Why somebody can't be paid.
public enum INSendPaymentPayeeUnsupportedReason: Int, Sendable {
  case credentialsUnverified = 1
  /// The user has too little.
  case insufficientFunds = 2
  /// Who is to be paid has no account with the app.
  case noAccount = 3
  /// The app knows of no address to reach them at.
  case noValidHandle = 4
}

/// What a handler says of who is to be paid.
public final class INSendPaymentPayeeResolutionResult: INPersonResolutionResult, @unchecked Sendable
{
  public override class var reasonPrefix: String { "INSendPaymentPayeeResolutionResult" }

  public class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self {
    unsupported(because: reason)
  }
}
