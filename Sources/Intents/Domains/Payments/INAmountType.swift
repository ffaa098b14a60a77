// SPDX-License-Identifier: Apache-2.0

/// An amount that a bill or an account knows, so that the user need not say a number.
public enum INAmountType: Int, INEnumeration {
  case unknown = 0
  case minimumDue = 1
  case amountDue = 2
  case currentBalance = 3
  case maximumTransferAmount = 4
  case minimumTransferAmount = 5
  case statementBalance = 6
}
