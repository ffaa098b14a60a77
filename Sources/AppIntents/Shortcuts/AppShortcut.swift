// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// An intent that can be asked for by phrases as soon as the app is installed.
public struct AppShortcut: Sendable {
  /// The intent with its preset values.
  let intent: any AppIntent
  private let writtenPhrases: Lazy<[WrittenPhrase]>
  let shortTitle: LocalizedStringResource?
  let systemImageName: String?

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource, systemImageName: String
  ) {
    self.init(intent, phrases, shortTitle, systemImageName)
  }

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource, systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent>
  ) {
    self.init(intent, phrases, shortTitle, systemImageName)
  }

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], systemImageName: String
  ) {
    self.init(intent, phrases, nil, systemImageName)
  }

  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.init(intent, phrases, nil, nil)
  }

  private init<Intent: AppIntent>(
    _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>],
    _ shortTitle: LocalizedStringResource?, _ systemImageName: String?
  ) {
    self.intent = intent
    writtenPhrases = Lazy {
      let parameters = IntentParameters(of: intent)
      return phrases.map { WrittenPhrase($0, parameters) }
    }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  var phrases: [WrittenPhrase] { writtenPhrases.value }
}
