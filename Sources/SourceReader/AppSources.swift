// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import SwiftSyntax

/// The Swift sources of an app.
public struct AppSources {
  private let files: [SourceFile]
  private let unread: [ExtractedUnknown]

  /// A file that nests too deeply to be parsed is left out and listed as unknown.
  ///
  /// - Parameter texts: The files' texts by their paths from the folder of the sources; they are
  ///   read in the order of the paths.
  public init(_ texts: [String: String]) {
    var files: [SourceFile] = []
    var unread: [ExtractedUnknown] = []
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      if let line = CodeDepth.excess(in: text) {
        unread.append(.tooDeep(path, line: line))
      } else {
        files.append(SourceFile(text, path: path))
      }
    }
    self.files = files
    self.unread = unread
  }

  /// The description of the app's intents that the sources give; nothing is compiled or run.
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
    app.unknowns = unread + unknowns.all
    return app
  }
}

extension ExtractedUnknown {
  fileprivate static func tooDeep(_ path: String, line: Int) -> ExtractedUnknown {
    ExtractedUnknown(
      .file, of: path, code: String(CodeDepth.bound),
      place: IntentModel.SourceLocation(file: path, line: line))
  }
}

/// Collects the facts that the sources don't give.
final class Unknowns {
  private(set) var all: [ExtractedUnknown] = []

  func add(
    _ subject: ExtractedUnknown.Subject, of owner: String, _ code: ExprSyntax, in file: SourceFile
  ) {
    all.append(
      ExtractedUnknown(subject, of: owner, code: code.onOneLine, place: file.place(of: code)))
  }

  func add(_ unknown: ExtractedUnknown) { all.append(unknown) }

  /// The text of a variable; a text that is computed by code is noted as unknown.
  func text(of variable: DeclaredType.Variable?, of owner: String) -> String? {
    guard let variable, let value = variable.values.first, !value.is(NilLiteralExprSyntax.self)
    else { return nil }
    guard let text = value.text else {
      add(.text, of: "\(owner).\(variable.name)", value, in: variable.file)
      return nil
    }
    return text.text
  }
}
