// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Voice

/// An app as the assistant has it: what it understands, says and does, in one language.
public struct InstalledApp: Sendable {
  public var description: AppDescription
  /// Whether it does not come with the program, so that its words may be anybody's.
  public var isFurther = false
  /// How the folder of its files is told of.
  public var folder: String
  /// What it calls itself where it speaks: its name, as far as that is one.
  public var ownName: String
  private let lazyGrammar: Lazy<Grammar>
  /// The user's own names, by list; they come before the app's.
  public var ownNames: [String: [ListValue]]
  /// The names of its user's things, by list, as it has told them.
  public var taughtNames: [String: [ListValue]] = [:]
  /// The contacts for whom the app is taken where several could be.
  public var preferredContacts: Set<String> = []
  public var wording: Wording
  public var handler: any IntentHandler
  public var access: AppAccess
  private let lazyOutline: Lazy<AppOutline>

  /// - Parameters:
  ///   - grammar: worked out when it is first needed, as the findings are.
  ///   - outline: what its code lets people say.
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

  /// Without the sentences of templates where what was compiled of them before is used.
  public var grammar: Grammar { lazyGrammar.value }

  /// What is wrong with what its code says.
  var findings: [Finding] { lazyOutline.value.findings }

  /// What can be said to it as soon as it is installed, the most important first.
  var shortcuts: [SpokenShortcut] { lazyOutline.value.shortcuts }

  /// The lists of names of things that may be found by searching.
  var indexedLists: Set<String> { lazyOutline.value.indexedLists }
}

extension InstalledApp {
  /// What an App Shortcut is called where it is offered, and what it does; nil where the app has no such intent.
  func offer(of shortcut: SpokenShortcut) -> (title: String, step: ShortcutStep)? {
    description[shortcut.intent].map { intent in
      let step = ShortcutStep(
        app: description.id, action: .request(intent.id, shortcut.presets.mapValues { [$0] }))
      return (shortcut.title.isEmpty ? intent.title : shortcut.title, step)
    }
  }
}
