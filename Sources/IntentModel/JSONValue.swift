// SPDX-License-Identifier: Apache-2.0

/// Data without a schema: a fixed slot, a list value's context, a metadata tree, a JSON line.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case decimal(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}
