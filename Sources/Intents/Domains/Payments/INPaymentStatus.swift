// SPDX-License-Identifier: Apache-2.0

/// Where a payment stands.
public enum INPaymentStatus: Int, Sendable {
  case unknown = 0
  case pending = 1
  case completed = 2
  case canceled = 3
  case failed = 4
  case unpaid = 5
}
