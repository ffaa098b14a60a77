// SPDX-License-Identifier: Apache-2.0

public import AppFiles
public import AppleFormats
public import Foundation
import IntentModel

/// Words that an author's texts should not contain, in one language.
public struct AuthoringWords: Hashable, Sendable {
  /// The words that wake the assistant, such as "Hey Siri".
  public var wakeWords: [String] = []
  /// Polite words, such as "please" and "thank you".
  public var politeness: [String] = []
  /// Names that say nothing about a thing, such as "One" and "Item".
  public var genericTerms: [String] = []
  /// Words such as "I" and "my". The assistant asks the questions, and it is not a person.
  public var firstPerson: [String] = []
  /// Questions that don't name the thing, such as "Which one?".
  public var vagueQuestions: [String] = []
  /// Requests that the assistant handles itself, such as "cancel" and "help".
  public var coreCommands: [String] = []

  public init() {}
}

extension AuthoringWords {
  /// Reads a YAML file of such words. A list that can't be read is reported and left out.
  public static func read(_ data: Data, file: String) -> Reading<AuthoringWords> {
    do {
      let source = try SourceText(data, file: file)
      var reader = AuthoringWordsReader(fields: YAMLFields(source: source))
      reader.read(try YAMLDocument(source).root)
      return Reading(reader.words, findings: reader.fields.findings)
    } catch {
      return Reading(AuthoringWords(), findings: error.findings)
    }
  }
}

extension SystemFolder {
  /// The words authors should not write in a language; nil if the language has no such file.
  public func authoringWords(of language: String) -> AuthoringWords? {
    guard speaks(language) else { return nil }
    let folder = self.language(of: language)
    let file = url.appending(path: "\(folder)/\(Self.authoringFile)")
    return (try? Data(contentsOf: file)).map {
      AuthoringWords.read($0, file: "System/\(folder)/\(Self.authoringFile)").content
    }
  }
}

private struct AuthoringWordsReader {
  private static var lists: [(key: String, path: WritableKeyPath<AuthoringWords, [String]>)] {
    [
      ("wake_words", \.wakeWords), ("politeness", \.politeness), ("generic", \.genericTerms),
      ("first_person", \.firstPerson), ("vague", \.vagueQuestions), ("commands", \.coreCommands),
    ]
  }

  var fields: YAMLFields
  var words = AuthoringWords()

  mutating func read(_ root: Node?) {
    for pair in fields.pairs(root, "the file") where pair.key != "language" {
      guard let list = Self.lists.first(where: { $0.key == pair.key }) else {
        fields.reportUnknown(pair, known: Self.lists.map(\.key))
        continue
      }
      words[keyPath: list.path] = fields.elements(pair.value, pair.key)
        .compactMap { fields.text($0, pair.key) }
    }
  }
}
