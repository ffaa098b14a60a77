// SPDX-License-Identifier: Apache-2.0

/// A handler's answer about a kind of account.
public final class INAccountTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedAccountType: INAccountType) -> Self {
    resolved(resolvedAccountType)
  }

  public class func confirmationRequired(with accountTypeToConfirm: INAccountType) -> Self {
    confirmation(accountTypeToConfirm)
  }
}
