// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A way into the program for text that anybody may have written.
///
/// Whatever the bytes are, reading them ends, takes a bounded time and memory, and keeps a few promises.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Something said, in one of the five languages, and what it can mean.
  case utterances
  /// Some lines said one after the other to the shipped apps.
  case conversations
  /// Sentence templates, alone and in a file, and the other files in YAML.
  case templates
  /// Property lists: vocabularies, definitions of intents, an app's own.
  case propertyLists = "property-lists"
  /// Tables of strings, and those of plurals.
  case strings
  /// String catalogs.
  case catalogs
  case transcripts
  /// The lines that `interpret` and `values` read, and the other files in JSON.
  case json

  /// Makes ready what is made once in each language, so that it counts for no input's time.
  public func makeReady() async {
    for language in SpokenInput.languages { _ = await brokenPromises(on: language) }
  }

  /// What was promised of any input and does not hold for this one, a sentence each.
  public func brokenPromises(on input: Data) async -> [String] {
    await body.brokenPromises(on: input)
  }

  private var body: any FuzzBody.Type {
    switch self {
    case .utterances: UtteranceBody.self
    case .conversations: ConversationBody.self
    case .templates: TemplateBody.self
    case .propertyLists: PropertyListBody.self
    case .strings: StringsBody.self
    case .catalogs: CatalogBody.self
    case .transcripts: TranscriptBody.self
    case .json: JSONBody.self
    }
  }
}
