// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Voice

/// An installed app: what it understands, says and does, in one language.
public struct InstalledApp: Sendable {
  public var description: AppDescription
  /// Whether it does not come with the program, so that anybody may have written its texts.
  public var isFurther = false
  /// The name of its files' folder, as it is read out.
  public var folder: String
  /// The name it gives itself in its own sentences; a substitute when its name is not safe to say.
  public var ownName: String
  private let lazyGrammar: Lazy<Grammar>
  /// The user's own names, by list; they come before the app's.
  public var ownNames: [String: [ListValue]]
  /// The names of its user's things, by list, as it has told them.
  public var taughtNames: [String: [ListValue]] = [:]
  /// The contacts for whom this app is chosen when several apps could do it.
  public var preferredContacts: Set<String> = []
  public var wording: Wording
  public var handler: any IntentHandler
  public var access: AppAccess
  private let lazyOutline: Lazy<AppOutline>

  /// An app, with its `grammar`, which is computed on first use, as the findings are, and with the
  /// phrases and names that its code adds, the `outline`.
  public init(
    description: AppDescription, grammar: @escaping @autoclosure @Sendable () -> Grammar,
    ownNames: [String: [ListValue]] = [:], wording: Wording, handler: any IntentHandler,
    access: AppAccess = AppAccess(),
    outline: @escaping @autoclosure @Sendable () -> AppOutline = AppOutline()
  ) {
    self.access = access
    self.description = description
    folder = description.id.rawValue
    ownName = description.names[0].text
    lazyGrammar = Lazy(grammar)
    lazyOutline = Lazy(outline)
    self.ownNames = ownNames
    self.wording = wording
    self.handler = handler
  }

  /// Its templates and lists. The sentences of templates are missing when they were compiled
  /// before.
  public var grammar: Grammar { lazyGrammar.value }

  /// Problems in the phrases and names that its code gives.
  var findings: [Finding] { lazyOutline.value.findings }

  /// The requests that work as soon as it is installed, the most important first.
  var shortcuts: [SpokenShortcut] { lazyOutline.value.shortcuts }

  /// The lists of names of things that may be found by searching.
  var indexedLists: Set<String> { lazyOutline.value.indexedLists }
}

extension InstalledApp {
  /// The title under which an App Shortcut is offered, and its step; nil when the app has no such
  /// intent.
  func offer(of shortcut: SpokenShortcut) -> (title: String, step: ShortcutStep)? {
    description[shortcut.intent].map { intent in
      let step = ShortcutStep(
        app: description.id, action: .request(intent.id, shortcut.presets.mapValues { [$0] }))
      return (shortcut.title.isEmpty ? intent.title : shortcut.title, step)
    }
  }
}
