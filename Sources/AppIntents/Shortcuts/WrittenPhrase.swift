// SPDX-License-Identifier: Apache-2.0

/// A phrase as an app's files of strings write it: `Start ${session} in ${applicationName}`.
struct WrittenPhrase: Hashable, Sendable {
  let text: String
  /// The parameters it names.
  let parameters: [String]
  let namesApp: Bool

  init<Intent: AppIntent>(_ phrase: AppShortcutPhrase<Intent>, _ names: IntentParameters) {
    var (text, parameters, namesApp) = ("", [String](), false)
    for piece in phrase.pieces {
      switch piece {
      case .text(let words): text += words
      case .applicationName:
        text += "${applicationName}"
        namesApp = true
      case .parameter(let keyPath):
        let name = names.name(of: keyPath)
        text += "${\(name)}"
        parameters.append(name)
      }
    }
    self.text = text
    self.parameters = parameters
    self.namesApp = namesApp
  }
}
