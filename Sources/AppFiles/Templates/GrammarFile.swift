// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import Foundation
public import IntentModel
public import Voice

/// A file of sentence templates, in hassil's YAML or the same as JSON.
public enum GrammarFile {
  /// Reads a grammar; a broken sentence, list or block is a finding and left out.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - file: The file as findings name it.
  ///   - language: The language of a file that names none.
  ///   - intent: The intent of a file whose blocks stand under a `data` of its own, as in a folder
  ///     named after the intent.
  public static func read(
    _ data: Data, file: String, language: String = "", intent: IntentID? = nil
  ) -> Reading<Grammar> {
    do {
      return read(try SourceText(data, file: file), language: language, intent: intent)
    } catch {
      return Reading(Grammar(language: language), findings: error.findings)
    }
  }

  /// The finding for a file that is too large to be read.
  package static func tooLarge(_ file: String) -> Reading<Grammar> {
    Reading(Grammar(language: ""), findings: SourceText.tooLarge(file).findings)
  }

  public static func read(
    _ source: SourceText, language: String = "", intent: IntentID? = nil
  ) -> Reading<Grammar> {
    readPlaced(source, language: language, intent: intent).map(\.grammar)
  }

  /// A grammar with the places of its lists.
  static func readPlaced(
    _ source: SourceText, language: String, intent: IntentID? = nil
  ) -> Reading<PlacedGrammar> {
    var reader = GrammarReader(source, language: language, intent: intent)
    do {
      let document = try YAMLDocument(source)
      if let root = document.root { reader.read(root) }
      return Reading(reader.placed, findings: reader.fields.findings)
    } catch {
      return Reading(reader.placed, findings: error.findings)
    }
  }
}

/// A file's grammar, and where each of its lists is written.
struct PlacedGrammar: Sendable {
  var grammar: Grammar
  var listFindings: [String: Finding] = [:]
}
