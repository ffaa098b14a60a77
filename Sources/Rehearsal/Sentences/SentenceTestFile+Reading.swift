// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import AppleFormats
public import Foundation
public import IntentModel

extension SentenceTestFile {
  /// Reads a file of sentence tests; a test that can't be read is a finding and left out.
  ///
  /// - Parameters:
  ///   - language: The language of a file that names none.
  ///   - intent: The intent of the tests that name none.
  public static func read(
    _ data: Data, file: String, language: String = "", intent: IntentID? = nil,
    combination: SlotCombination? = nil
  ) -> Reading<SentenceTestFile> {
    var content = SentenceTestFile(
      file: file, language: language, intent: intent, combination: combination)
    do {
      let source = try SourceText(data, file: file)
      var reader = SentenceTestReader(source, content)
      if let root = try YAMLDocument(source).root { reader.read(root) }
      content = reader.content
      return Reading(content, findings: reader.findings)
    } catch {
      return Reading(content, findings: error.findings)
    }
  }
}
