// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Finding {
  /// The description, made harmless to a terminal and to the eye line by line.
  public var neutralised: String { lines.map { $0.neutralised() }.joined(separator: "\n") }
}
