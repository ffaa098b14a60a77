// SPDX-License-Identifier: Apache-2.0

/// What an app's code adds in one language to what its files let people say.
public struct AppOutline: Hashable, Sendable {
  /// What can be said as soon as the app is installed, the most important first.
  public var shortcuts: [SpokenShortcut]

  /// What is never meant for the app, however near it comes.
  public var negativePhrases: [String]

  /// The things that parameters take by name, by the list a parameter names. A list of names that come
  /// and go is there, and empty: ``AppCode/names(container:wording:)`` tells them.
  public var lists: [String: [Vocabulary.Entry]]

  /// The lists whose things may be found by searching.
  public var indexedLists: Set<String> = []

  /// Where phrases are written, by their texts; nothing for code that doesn't tell.
  public var places: [String: SourceLocation] = [:]

  /// What is wrong with what the code says.
  public var findings: [Finding]

  public init(
    shortcuts: [SpokenShortcut] = [],
    negativePhrases: [String] = [], lists: [String: [Vocabulary.Entry]] = [:],
    findings: [Finding] = []
  ) {
    self.shortcuts = shortcuts
    self.negativePhrases = negativePhrases
    self.lists = lists
    self.findings = findings
  }
}

/// A request that an app's code gives phrases for.
public struct SpokenShortcut: Hashable, Sendable {
  public var intent: IntentID

  /// In the app's development language, the primary one first, with `${applicationName}` and
  /// `${parameter}` tokens.
  public var phrases: [String]

  /// The values it always has.
  public var presets: [ParameterID: Value]

  /// What it is called where there is little room.
  public var title: String

  public init(
    intent: IntentID, phrases: [String], presets: [ParameterID: Value] = [:], title: String = ""
  ) {
    self.intent = intent
    self.phrases = phrases
    self.presets = presets
    self.title = title
  }
}
