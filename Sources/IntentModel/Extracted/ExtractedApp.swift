// SPDX-License-Identifier: Apache-2.0

/// The App Intents of an app, read from its Swift sources without compiling them.
///
/// Kept as JSON in a file whose name ends in ``fileExtension``, beside the app's own files. The
/// paths of places begin at the folder of the sources.
public struct ExtractedApp: Hashable, Sendable, Codable {
  /// How the names of such files end.
  public static let fileExtension = "appintents.json"

  /// The version of the file's form; readers refuse any other.
  public static let currentVersion = 1

  public var version = Self.currentVersion

  /// Each list in the order of the files' paths, then of the lines.
  public var providers: [ExtractedProvider] = []
  public var intents: [ExtractedIntent] = []
  public var enumerations: [ExtractedEnumeration] = []
  public var entities: [ExtractedEntity] = []
  public var queries: [ExtractedQuery] = []

  /// The requests for which users are offered a phrase of their own.
  public var suggestedPhrases: [ExtractedPhrase] = []

  /// Facts that are known only when the app runs.
  public var unknowns: [ExtractedUnknown] = []

  public init() {}
}

/// Something that has a place in an app's sources.
private protocol Placed {
  var place: SourceLocation { get set }
}

extension ExtractedDialog: Placed {}
extension ExtractedEntity: Placed {}
extension ExtractedEnumeration: Placed {}
extension ExtractedIntent: Placed {}
extension ExtractedParameter: Placed {}
extension ExtractedPhrase: Placed {}
extension ExtractedProvider: Placed {}
extension ExtractedQuery: Placed {}
extension ExtractedShortcut: Placed {}
extension ExtractedUnknown: Placed {}

extension ExtractedApp {
  /// Makes the paths of all places begin at another folder.
  ///
  /// - Parameter folder: the path from there to the folder of the sources.
  public mutating func move(into folder: String) {
    move(&providers, folder)
    for index in providers.indices {
      move(&providers[index].negativePhrases, folder)
      move(&providers[index].shortcuts, folder)
      for shortcut in providers[index].shortcuts.indices {
        move(&providers[index].shortcuts[shortcut].phrases, folder)
      }
    }
    move(&intents, folder)
    for index in intents.indices {
      move(&intents[index].parameterSummaries, folder)
      move(&intents[index].parameters, folder)
      move(&intents[index].confirmations, folder)
      move(&intents[index].dialogs, folder)
    }
    move(&enumerations, folder)
    move(&entities, folder)
    for index in entities.indices { move(&entities[index].properties, folder) }
    move(&queries, folder)
    move(&suggestedPhrases, folder)
    move(&unknowns, folder)
  }

  private func move(_ things: inout [some Placed], _ folder: String) {
    for index in things.indices where !things[index].place.file.hasPrefix("/") {
      things[index].place.file = "\(folder)/\(things[index].place.file)"
    }
  }
}

/// Words that people are to say.
public struct ExtractedPhrase: Hashable, Sendable, Codable {
  /// With `${applicationName}` and `${parameter}` for what is interpolated.
  public var text: String
  public var place: SourceLocation

  public init(_ text: String, place: SourceLocation) {
    (self.text, self.place) = (text, place)
  }
}

/// A type that lists an app's App Shortcuts.
public struct ExtractedProvider: Hashable, Sendable, Codable {
  public var name: String
  public var place: SourceLocation
  /// In the order of the source.
  public var shortcuts: [ExtractedShortcut] = []
  public var negativePhrases: [ExtractedPhrase] = []

  public init(name: String, place: SourceLocation) {
    (self.name, self.place) = (name, place)
  }
}

/// A type that finds entities.
public struct ExtractedQuery: Hashable, Sendable, Codable {
  public var name: String
  public var place: SourceLocation

  /// The protocols it names, in their order: `EntityQuery`, `EntityStringQuery`.
  public var protocols: [String] = []

  /// Whether it tells which entities phrases are made with: by `suggestedEntities()`, or by `allEntities()`.
  public var suggestsEntities = false

  public init(name: String, place: SourceLocation) {
    (self.name, self.place) = (name, place)
  }
}

/// An App Shortcut: an intent and its phrases.
public struct ExtractedShortcut: Hashable, Sendable, Codable {
  /// The name of the intent's type.
  public var intent: String
  public var place: SourceLocation

  /// The values the intent is made with: numbers, texts, booleans, and cases of enumerations by
  /// name.
  public var presets: [String: JSONValue] = [:]

  /// The phrases that are written out, the primary one first.
  public var phrases: [ExtractedPhrase] = []

  public var shortTitle: String?

  public init(intent: String, place: SourceLocation) {
    (self.intent, self.place) = (intent, place)
  }
}

/// A type that is an `AppEnum`.
public struct ExtractedEnumeration: Hashable, Sendable, Codable {
  /// One of its values.
  public struct Case: Hashable, Sendable, Codable {
    /// The identifier of the value: the raw value where it is a text, otherwise the case's name.
    public var id: String
    /// The case's name in the code.
    public var name: String
    /// The title first, then its synonyms; empty where they are not written out.
    public var names: [String]

    public init(id: String, name: String, names: [String] = []) {
      (self.id, self.name, self.names) = (id, name, names)
    }
  }

  public var name: String
  public var place: SourceLocation

  /// The name for a value of this type.
  public var displayName: String?

  public var cases: [Case] = []

  public init(name: String, place: SourceLocation) {
    (self.name, self.place) = (name, place)
  }
}
