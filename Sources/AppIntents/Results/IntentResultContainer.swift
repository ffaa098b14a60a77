// SPDX-License-Identifier: Apache-2.0

/// A result with any of a value, a next intent, a card and a dialog.
///
/// The type doesn't name the next intent, so that branches with different next intents have the
/// same type.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult,
  @unchecked Sendable
{
  public let value: Value?
  let parts: ResultParts

  init(value: Value? = nil, _ parts: ResultParts) {
    self.value = value
    self.parts = parts
  }

  public var dialog: IntentDialog? { parts.dialog }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResultContainer: PartedResult {
  var resultParts: ResultParts {
    var parts = parts
    parts.value = (value as? any _IntentValue).map { $0.modelValues }
    return parts
  }
}
