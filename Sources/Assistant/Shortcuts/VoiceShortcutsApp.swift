// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// The assistant's own app, which keeps the user's shortcuts.
///
/// Its words are in its files, as for any app; its handler does the work.
public struct VoiceShortcutsApp: AppCode {
  public var id: AppID { .shortcuts }

  public init() {}

  public func intents(in wording: Wording) -> IntentDescriptions {
    let definition = ParameterDescription(id: .definition, type: .text)
    let action = ParameterDescription(id: .action, type: .text, isRequired: true)
    let suggestion = ParameterDescription(id: .suggestion, type: .text)
    let phrase = ParameterDescription(id: .phrase, type: .text, isRequired: true)
    let shortcut = ParameterDescription(
      id: .shortcut, type: .item, isRequired: true, isOpen: true)
    return [
      Self.intent(.addShortcut, .create, [definition, action, suggestion, phrase]),
      Self.intent(.runShortcut, .start, [shortcut]),
      Self.intent(.showShortcuts, .information, []),
      Self.intent(.renameShortcut, .set, [shortcut, phrase]),
      Self.intent(.enableShortcut, .set, [shortcut]),
      Self.intent(.disableShortcut, .set, [shortcut]),
      Self.intent(.deleteShortcut, .generic, [shortcut], requiresConfirmation: true),
    ]
  }

  public func handler(container: URL) -> any IntentHandler { VoiceShortcutsHandler(desk: nil) }

  private static func intent(
    _ id: IntentID, _ category: IntentCategory, _ parameters: [ParameterDescription],
    requiresConfirmation: Bool = false
  ) -> IntentDescription {
    IntentDescription(
      id: id, domain: "Shortcuts", category: category, parameters: parameters,
      requiresConfirmation: requiresConfirmation)
  }
}

extension Identifier where Noun == AppDescription {
  /// The app that keeps the user's shortcuts.
  public static var shortcuts: AppID { "VoiceShortcuts" }
}

extension Identifier where Noun == IntentDescription {
  static var addShortcut: IntentID { "AddShortcut" }
  static var runShortcut: IntentID { "RunShortcut" }
  static var showShortcuts: IntentID { "ShowShortcuts" }
  static var renameShortcut: IntentID { "RenameShortcut" }
  static var enableShortcut: IntentID { "EnableShortcut" }
  fileprivate static var disableShortcut: IntentID { "DisableShortcut" }
  static var deleteShortcut: IntentID { "DeleteShortcut" }
}

extension Identifier where Noun == ParameterDescription {
  /// Phrase and action in one: "wind down: start calming meditation".
  static var definition: ParameterID { "definition" }
  /// A shortcut's steps, in words.
  static var action: ParameterID { "action" }
  /// A phrase that the user may want for it.
  static var suggestion: ParameterID { "suggestion" }
  static var phrase: ParameterID { "phrase" }
  static var shortcut: ParameterID { "shortcut" }
}

extension VoiceShortcut {
  /// Whether it has the same steps.
  func does(_ others: [ShortcutStep]) -> Bool {
    steps.elementsEqual(others) { $0.repeats($1) }
  }
}
