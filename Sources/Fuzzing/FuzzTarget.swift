// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A part of the program that reads text from anybody.
///
/// Reading must end for any bytes, in bounded time and memory, and must keep a few promises.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// An utterance in one of the five languages, and its meanings.
  case utterances
  /// Several lines, said one after the other to the shipped apps.
  case conversations
  /// Sentence templates, alone and in a file, and the other YAML files.
  case templates
  /// Property lists: vocabularies, definitions of intents, an app's `Info.plist`.
  case propertyLists = "property-lists"
  /// Tables of strings and of plurals.
  case strings
  /// String catalogs.
  case catalogs
  case transcripts
  /// The lines that `interpret` and `values` read, and the other JSON files.
  case json

  /// Prepares everything that is made once per language, so that no input's time includes it.
  public func makeReady() async {
    for language in SpokenInput.languages { _ = await brokenPromises(on: language) }
  }

  /// The promises that this input breaks, a sentence each.
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
