// SPDX-License-Identifier: Apache-2.0

// The forms of `.result(…)` with a value. The other arguments are the same as without a value.

extension IntentResult {
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: (any AppIntent)? = nil,
    actionButtonIntent: (any AppIntent)? = nil, activityIdentifier: String? = nil
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, ResultParts(next: opensIntent))
  }

  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: (any AppIntent)? = nil,
    actionButtonIntent: (any AppIntent)? = nil, activityIdentifier: String? = nil,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, ResultParts(dialog: dialog, next: opensIntent))
  }

  // MARK: With a card

  public static func result<Value: _IntentValue, Content: View>(
    value: Value, opensIntent: (any AppIntent)? = nil,
    actionButtonIntent: (any AppIntent)? = nil, activityIdentifier: String? = nil,
    view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value, ResultParts(next: opensIntent, view: view))
  }

  public static func result<Value: _IntentValue, Content: View>(
    value: Value, opensIntent: (any AppIntent)? = nil,
    actionButtonIntent: (any AppIntent)? = nil, activityIdentifier: String? = nil,
    @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value, ResultParts(next: opensIntent, view: content()))
  }

  public static func result<Value: _IntentValue, Content: View>(
    value: Value, opensIntent: (any AppIntent)? = nil,
    actionButtonIntent: (any AppIntent)? = nil, activityIdentifier: String? = nil,
    dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, ResultParts(dialog: dialog, next: opensIntent, view: view))
  }

  public static func result<Value: _IntentValue, Content: View>(
    value: Value, opensIntent: (any AppIntent)? = nil,
    actionButtonIntent: (any AppIntent)? = nil, activityIdentifier: String? = nil,
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, ResultParts(dialog: dialog, next: opensIntent, view: content()))
  }

  // MARK: With the intent that makes a card

  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: (any AppIntent)? = nil,
    actionButtonIntent: (any AppIntent)? = nil, activityIdentifier: String? = nil,
    snippetIntent: any SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    Self(value: value, ResultParts(next: opensIntent, snippetIntent: snippetIntent))
  }

  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: (any AppIntent)? = nil,
    actionButtonIntent: (any AppIntent)? = nil, activityIdentifier: String? = nil,
    dialog: IntentDialog, snippetIntent: any SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    Self(value: value, ResultParts(dialog: dialog, next: opensIntent, snippetIntent: snippetIntent))
  }
}
