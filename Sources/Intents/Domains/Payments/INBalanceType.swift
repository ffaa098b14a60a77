// SPDX-License-Identifier: Apache-2.0

/// The unit of a balance.
public enum INBalanceType: Int, INEnumeration {
  case unknown = 0
  case money = 1
  case points = 2
  case miles = 3
}
