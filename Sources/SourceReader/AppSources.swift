// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import SwiftSyntax

/// The Swift sources of an app.
public struct AppSources {
  private let files: [SourceFile]

  /// - Parameter texts: by their paths from the folder of the sources; read in the order of the paths.
  public init(_ texts: [String: String]) {
    files = texts.sorted { $0.key < $1.key }.map { SourceFile($0.value, path: $0.key) }
  }

  /// What they say of the app's intents; nothing is compiled or run.
  public var app: ExtractedApp {
    let (types, unknowns) = (TypeTable(files), Unknowns())
    let intents = IntentReader(types: types, unknowns: unknowns)
    let values = ValueReader(unknowns: unknowns)
    let providers = ProviderReader(types: types, unknowns: unknowns)
    var app = ExtractedApp()
    app.providers = types.types(conformingTo: ["AppShortcutsProvider"]).map(providers.provider)
    app.intents = types.types(conformingTo: IntentReader.protocols).map(intents.intent)
    app.enumerations = types.types(conformingTo: ValueReader.enumerations).map(values.enumeration)
    app.entities = types.types(conformingTo: ValueReader.entities).map(values.entity)
    app.queries = types.types(conformingTo: ValueReader.queries).map(values.query)
    app.suggestedPhrases = files.flatMap(SuggestedPhraseFinder.phrases)
    app.unknowns = unknowns.all
    return app
  }
}
