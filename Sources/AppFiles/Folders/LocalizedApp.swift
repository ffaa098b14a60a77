// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import IntentModel
public import Voice

/// What an app's files say in one language.
public struct LocalizedApp: Sendable {
  public var id: AppID

  /// How the folder it was read from is told of.
  public var folder: String

  /// The language that was found, such as `en` or `zh-Hans`.
  public var language: String

  /// The display name first; never empty.
  public var names: [AppName]

  public var vocabulary: Vocabulary

  /// The templates of all files, with a list for each parameter of the vocabulary.
  public var grammar: Grammar

  public var wording: Wording

  /// What is said in the language for an App Shortcut's phrases, by the phrase in the app's code: the texts
  /// of `AppShortcuts.strings` and `AppShortcuts.xcstrings`.
  public var phrases: [String: [String]]

  /// What the app's Info.plist tells.
  public var info: InfoPlist

  /// The program that the app is; nil where it is none of its own.
  public var program: AppProgram?

  /// The intents of the app's definitions, in the order of the files; their questions are in
  /// ``wording``, what can be said to them in ``grammar``.
  public var intents: [IntentDescription]

  /// What was read from the app's sources; nil where no file tells it.
  public var extracted: ExtractedApp?

  /// In the order of the files, which is their names'.
  public var findings: [Finding]

  /// The texts of the template files, by the file name in their sentences' locations.
  public var sources: [String: SourceText]

  /// The references of the app's templates that nothing defines, each with its line.
  public func unresolvedReferences(knownLists: Set<String> = []) -> [Finding] {
    grammar.unresolvedReferences(knownLists: knownLists) { place in
      sources[place.file]?.line(place.line)
    }
  }
}
