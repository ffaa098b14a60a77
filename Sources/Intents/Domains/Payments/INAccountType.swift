// SPDX-License-Identifier: Apache-2.0

/// The kind of an account.
public enum INAccountType: Int, INEnumeration {
  case unknown = 0
  case checking = 1
  case credit = 2
  case debit = 3
  case investment = 4
  case mortgage = 5
  case prepaid = 6
  case saving = 7
}
