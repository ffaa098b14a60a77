// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import IntentModel
public import Voice

/// All that has to be read of an app that is installed and not used: which app it is.
public struct AppHeading: Sendable {
  public var id: AppID

  /// The name of the folder it was read from, as people are shown it.
  public var folder: String

  /// The display name first; never empty.
  public var names: [AppName]

  /// The contents of the app's `Info.plist`.
  public var info: InfoPlist

  /// Whether a file of the folder defines intents.
  public var definesIntents: Bool
}

/// The contents of an app's files in one language.
public struct LocalizedApp: Sendable {
  public var id: AppID

  /// The name of the folder it was read from, as people are shown it.
  public var folder: String

  /// The language that was found, such as `en` or `zh-Hans`.
  public var language: String

  /// The display name first; never empty.
  public var names: [AppName]

  public var vocabulary: Vocabulary

  /// The templates of all files, with a list for each parameter of the vocabulary.
  public var grammar: Grammar

  public var wording: Wording

  /// The phrases of App Shortcuts in this language, by the phrase in the app's code, from
  /// `AppShortcuts.strings` and `AppShortcuts.xcstrings`.
  public var phrases: [String: [String]]

  /// The contents of the app's `Info.plist`.
  public var info: InfoPlist

  /// The app's program; nil if the app is not a program of its own.
  public var program: AppProgram?

  /// The intents of the app's definitions, in the order of the files. Their questions are in
  /// ``wording``, their sentences in ``grammar``.
  public var intents: [IntentDescription]

  /// The description that was read from the app's sources; nil when there is no such file.
  public var extracted: ExtractedApp?

  /// In the order of the files, which are sorted by name.
  public var findings: [Finding]

  /// The texts of the template files, by the file name in their sentences' locations.
  public var sources: [String: SourceText]

  /// What the files say about which app it is.
  public var heading: AppHeading {
    AppHeading(
      id: id, folder: folder, names: names, info: info, definesIntents: !intents.isEmpty)
  }

  /// The references of the app's templates that nothing defines, each with its line.
  public func unresolvedReferences(knownLists: Set<String> = []) -> [Finding] {
    grammar.unresolvedReferences(knownLists: knownLists) { place in
      sources[place.file]?.line(place.line)
    }
  }
}
