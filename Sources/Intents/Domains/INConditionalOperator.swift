// SPDX-License-Identifier: Apache-2.0

/// How the values of a search combine.
public enum INConditionalOperator: Int, Sendable {
  case all = 0
  case any = 1
  case none = 2
}
