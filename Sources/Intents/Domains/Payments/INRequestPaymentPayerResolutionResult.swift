// SPDX-License-Identifier: Apache-2.0

/// Why somebody can't be asked to pay.
public enum INRequestPaymentPayerUnsupportedReason: Int, Sendable {
  case credentialsUnverified = 1
  /// Who is to pay has no account with the app.
  case noAccount = 2
  /// The app knows of no address to reach them at.
  case noValidHandle = 3
}

/// What a handler says of who is to pay.
public final class INRequestPaymentPayerResolutionResult: INPersonResolutionResult,
  @unchecked Sendable
{
  public override class var reasonPrefix: String { "INRequestPaymentPayerResolutionResult" }

  public class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
    unsupported(because: reason)
  }
}
