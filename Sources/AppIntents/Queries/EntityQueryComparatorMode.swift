// SPDX-License-Identifier: Apache-2.0

/// Whether all comparisons of a query must hold, or any of them.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  case and
  case or
}
