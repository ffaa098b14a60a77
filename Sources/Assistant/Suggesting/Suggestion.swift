// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// Something the user may want to do, and how it is told.
public struct Suggestion: Hashable, Sendable {
  /// The step to do, with its things under their current names.
  public var step: ShortcutStep

  /// "Order 2 Clam Chowder".
  public var title: String

  /// "with Cheese"; nil for nothing more to tell.
  public var subtitle: String?

  /// The app's name, as it is shown.
  public var appName: String

  /// A phrase that the user may want for it: "Order my Clam Chowder".
  public var phrase: String?

  /// When it was done last; nil when unknown.
  public var date: Date?

  init(_ step: ShortcutStep, _ naming: ActionNaming) {
    self.step = step
    title = naming.title
    subtitle = naming.subtitle
    appName = naming.appName
  }

  /// As an item of a list: "1. Order 2 Clam Chowder, with Cheese (Soup Chef)".
  public func line(_ number: Int, _ wording: Wording) -> String {
    let key = subtitle == nil ? "suggestion.line" : "suggestion.line.subtitle"
    return wording.text(
      key,
      ["number": String(number), "title": title, "subtitle": subtitle ?? "", "app": appName])
  }
}

/// The names under which an action is offered.
struct ActionNaming: Hashable, Sendable {
  /// "Order 2 Clam Chowder".
  var title: String

  /// "with Cheese"; nil for nothing more to tell.
  var subtitle: String?

  var appName: String

  /// Title and subtitle: "Order 2 Clam Chowder, with Cheese".
  func whole(_ wording: Wording) -> String {
    guard let subtitle else { return title }
    return wording.text("action.subtitle", ["title": title, "subtitle": subtitle])
  }
}
