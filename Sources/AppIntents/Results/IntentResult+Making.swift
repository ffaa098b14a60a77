// SPDX-License-Identifier: Apache-2.0

// The forms of `.result(…)` without a value.
//
// A next intent doesn't change the type, so one function serves both with and without it. The
// intent of the Action button doesn't change the type either; it is never performed here.

extension IntentResult {
  public static func result(
    opensIntent: (any AppIntent)? = nil, actionButtonIntent: (any AppIntent)? = nil,
    activityIdentifier: String? = nil
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(ResultParts(next: opensIntent))
  }

  public static func result(
    opensIntent: (any AppIntent)? = nil, actionButtonIntent: (any AppIntent)? = nil,
    activityIdentifier: String? = nil, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(ResultParts(dialog: dialog, next: opensIntent))
  }

  // MARK: With a card

  public static func result<Content: View>(
    opensIntent: (any AppIntent)? = nil, actionButtonIntent: (any AppIntent)? = nil,
    activityIdentifier: String? = nil, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(next: opensIntent, view: view))
  }

  public static func result<Content: View>(
    opensIntent: (any AppIntent)? = nil, actionButtonIntent: (any AppIntent)? = nil,
    activityIdentifier: String? = nil, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(ResultParts(next: opensIntent, view: content()))
  }

  public static func result<Content: View>(
    opensIntent: (any AppIntent)? = nil, actionButtonIntent: (any AppIntent)? = nil,
    activityIdentifier: String? = nil, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, next: opensIntent, view: view))
  }

  public static func result<Content: View>(
    opensIntent: (any AppIntent)? = nil, actionButtonIntent: (any AppIntent)? = nil,
    activityIdentifier: String? = nil, dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, next: opensIntent, view: content()))
  }

  // MARK: With the intent that makes a card

  public static func result(
    opensIntent: (any AppIntent)? = nil, actionButtonIntent: (any AppIntent)? = nil,
    activityIdentifier: String? = nil, snippetIntent: any SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    Self(ResultParts(next: opensIntent, snippetIntent: snippetIntent))
  }

  public static func result(
    opensIntent: (any AppIntent)? = nil, actionButtonIntent: (any AppIntent)? = nil,
    activityIdentifier: String? = nil, dialog: IntentDialog,
    snippetIntent: any SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    Self(ResultParts(dialog: dialog, next: opensIntent, snippetIntent: snippetIntent))
  }
}
