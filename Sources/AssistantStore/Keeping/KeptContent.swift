// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The rows of one table of an app's database.
public struct KeptContent: Sendable {
  public var table: String
  public var columns: [String]
  public var rows: [[JSONValue]]
}
