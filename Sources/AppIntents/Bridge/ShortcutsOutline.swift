// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Describes an app's shortcuts, and the mistakes in them.
struct ShortcutsOutline {
  static let maximumShortcuts = 10
  static let maximumPhrases = 1_000

  let catalog: ShortcutsCatalog
  let wording: Wording

  /// The shortcuts that count: the first ten at most.
  private var shortcuts: [AppShortcut] {
    Array(catalog.shortcuts.prefix(Self.maximumShortcuts))
  }

  var spoken: [SpokenShortcut] {
    var left = Self.maximumPhrases
    return shortcuts.map { shortcut in
      let phrases = shortcut.phrases.filter(\.isSound).prefix(left)
      left -= phrases.count
      return SpokenShortcut(
        intent: IntentID(of: type(of: shortcut.intent)),
        phrases: phrases.map(\.text), presets: presets(of: shortcut),
        title: shortcut.shortTitle?.text(in: wording) ?? "")
    }
  }

  var negativePhrases: [String] { catalog.providerType?.negativePhrases.map(\.text) ?? [] }

  /// The values that a shortcut presets: those in which its intent differs from a new intent of its
  /// type.
  private func presets(of shortcut: AppShortcut) -> [ParameterID: IntentModel.Value] {
    let usual = IntentParameters(of: type(of: shortcut.intent).init()).values
    return IntentParameters(of: shortcut.intent).values
      .filter { usual[$0.key] != $0.value && $0.value.count == 1 }
      .compactMapValues(\.first)
  }

  // MARK: Findings

  var findings: [Finding] {
    guard let provider = catalog.providerType else { return [] }
    let all = catalog.shortcuts
    let place = SourceLocation(file: String(describing: provider))
    var findings: [Finding] = []
    func report(_ rule: String, _ message: String) {
      findings.append(Finding(.error, rule: rule, message: message, at: place))
    }
    if all.count > Self.maximumShortcuts {
      report(
        "too-many-shortcuts",
        "\(all.count) App Shortcuts; an app may have \(Self.maximumShortcuts), and the others are left out: remove some"
      )
    }
    let phrases = all.flatMap(\.phrases)
    if phrases.count > Self.maximumPhrases {
      report(
        "too-many-phrases",
        "\(phrases.count) phrases; an app may have \(Self.maximumPhrases), and the others are left out: remove some"
      )
    }
    for phrase in phrases {
      if let message = phrase.mistake { report("phrase", message) }
    }
    return findings
  }
}

extension WrittenPhrase {
  /// Whether the phrase is allowed.
  var isSound: Bool { mistake == nil }

  /// The mistake in the phrase, and how to mend it; nil if there is none.
  var mistake: String? {
    if !namesApp {
      return #"the phrase "\#(text)" does not name the app; add \(.applicationName)"#
    }
    if parameters.count > 1 {
      return #"the phrase "\#(text)" has \#(parameters.count) parameters; one is allowed"#
    }
    if parameters.contains("") {
      return #"the phrase "\#(text)" names a parameter that is none of the intent's own"#
    }
    return nil
  }
}
