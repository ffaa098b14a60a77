// SPDX-License-Identifier: Apache-2.0

/// How the values of a shortcut's parameter are shown. It has no effect here: only the phrases
/// count.
public struct AppShortcutParameterPresentation<Intent: AppIntent>: Sendable {
  public init<Value: _IntentValue>(
    for keyPath: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType>
    optionsCollections: () -> [any AppShortcutOptionsCollectionProtocol]
  ) {}
}
