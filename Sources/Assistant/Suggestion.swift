// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Something the user may want to do, and how it is told.
public struct Suggestion: Hashable, Sendable {
  /// As it was done last.
  public var donation: Donation

  /// "Order 2 Clam Chowder".
  public var title: String

  /// "with Cheese"; nil for nothing more to tell.
  public var subtitle: String?

  /// What the app is called.
  public var appName: String

  /// As an item of a list: "1. Order 2 Clam Chowder, with Cheese (Soup Chef)".
  public func line(_ number: Int, _ wording: Wording) -> String {
    let key = subtitle == nil ? "suggestion.line" : "suggestion.line.subtitle"
    return wording.text(
      key,
      ["number": String(number), "title": title, "subtitle": subtitle ?? "", "app": appName])
  }
}
