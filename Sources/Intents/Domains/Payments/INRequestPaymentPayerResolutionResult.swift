// SPDX-License-Identifier: Apache-2.0

/// Why somebody can't be asked to pay.
public enum INRequestPaymentPayerUnsupportedReason: Int, Sendable {
  case credentialsUnverified = 1
  /// The payer has no account with the app.
  case noAccount = 2
  /// The app knows no address of the person.
  case noValidHandle = 3
}

/// A handler's answer about the payer.
public final class INRequestPaymentPayerResolutionResult: INPersonResolutionResult,
  @unchecked Sendable
{
  public override class var reasonPrefix: String { "INRequestPaymentPayerResolutionResult" }

  public class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
    unsupported(because: reason)
  }
}
