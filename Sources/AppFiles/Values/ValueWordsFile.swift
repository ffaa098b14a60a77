// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import Foundation
import IntentModel
public import Voice

/// The file of a language's value words: lists by name, each a list of phrases, or of what they
/// mean with the phrases that mean it.
///
/// ```yaml
/// joiner: [and]
/// collective:
///   12: [dozen, dozens]
/// ```
public enum ValueWordsFile {
  static let name = "values.yaml"

  /// Reads a file; what is neither a phrase nor a list of them is a finding and left out.
  public static func read(_ data: Data, file: String) -> Reading<ValueWords> {
    do {
      let source = try SourceText(data, file: file)
      var reader = ValueWordsReader(source)
      reader.read(try YAMLDocument(source).root)
      return Reading(reader.words, findings: reader.fields.findings)
    } catch {
      return Reading(ValueWords(), findings: error.findings)
    }
  }
}
