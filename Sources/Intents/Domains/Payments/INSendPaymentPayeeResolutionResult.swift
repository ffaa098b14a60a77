// SPDX-License-Identifier: Apache-2.0

/// Why somebody can't be paid.
public enum INSendPaymentPayeeUnsupportedReason: Int, Sendable {
  case credentialsUnverified = 1
  /// The user has too little money.
  case insufficientFunds = 2
  /// The payee has no account with the app.
  case noAccount = 3
  /// The app knows no address of the person.
  case noValidHandle = 4
}

/// A handler's answer about the payee.
public final class INSendPaymentPayeeResolutionResult: INPersonResolutionResult, @unchecked Sendable
{
  public override class var reasonPrefix: String { "INSendPaymentPayeeResolutionResult" }

  public class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self {
    unsupported(because: reason)
  }
}
