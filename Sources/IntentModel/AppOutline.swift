// SPDX-License-Identifier: Apache-2.0

/// The phrases and names that an app's code adds to its files, in one language.
public struct AppOutline: Hashable, Sendable {
  /// The requests that work as soon as the app is installed, the most important first.
  public var shortcuts: [SpokenShortcut]

  /// Phrases that are never meant for the app, even when they come close to its own.
  public var negativePhrases: [String]

  /// The things that parameters take by name, by the list a parameter names. A list whose names
  /// change is there, and empty: ``AppCode/names(container:wording:)`` gives them.
  public var lists: [String: [Vocabulary.Entry]]

  /// The lists whose things may be found by searching.
  public var indexedLists: Set<String> = []

  /// The places of phrases in the sources, by their texts; empty for code that gives none.
  public var places: [String: SourceLocation] = [:]

  /// Problems in the phrases and names that the code gives.
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

  /// The values that its parameters always have.
  public var presets: [ParameterID: Value]

  /// A short title, for places with little room.
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
