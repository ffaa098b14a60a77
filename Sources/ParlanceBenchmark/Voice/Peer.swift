// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Rehearsal
import Voice

/// hassil, which runs in a process of its own.
enum Peer {
  struct Answer {
    /// Nil for a sentence that was not understood.
    var meaning: SentenceMeaning?
    var nanoseconds: Int
  }

  /// The script's exit code if hassil is not installed.
  private static let missing: Int32 = 3

  /// hassil's answers to sentences, in their order, as many as it finishes in the time; nil if
  /// hassil is not installed.
  static func recognise(
    _ houses: [(house: SentenceFixtures, sentences: [SpokenSentence])], _ grammar: Grammar,
    _ seconds: Int
  ) throws -> (version: String, answers: [Answer])? {
    let sentences = houses.enumerated().flatMap { index, said in
      said.sentences.map { Task.Sentence($0, house: index) }
    }
    let task = Task(
      grammar: grammar.hassilJSON, houses: houses.map { $0.house.hassilLists },
      sentences: sentences, seconds: seconds)
    guard let output = try run(task) else { return nil }
    let lines = output.split(separator: UInt8(ascii: "\n"))
    let decoder = JSONDecoder()
    guard let first = lines.first else { return nil }
    let version = try decoder.decode(Version.self, from: Data(first)).version
    let answers = try lines.dropFirst().map { line in
      try decoder.decode(Line.self, from: Data(line)).answer
    }
    return (version, answers)
  }

  // MARK: The process

  private static func run(_ task: Task) throws -> Data? {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "parlance-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try JSONEncoder().encode(task).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", Resources.url("Peer/recognise.py").path]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? try Data(contentsOf: output) : nil
  }

  // MARK: What goes in and comes out

  private struct Task: Encodable {
    struct Sentence: Encodable {
      var text: String
      var context: [String: JSONValue]
      var house: Int

      init(_ spoken: SpokenSentence, house: Int) {
        (text, context) = (spoken.sentence.text, spoken.context)
        self.house = house
      }
    }

    var grammar: JSONValue
    var houses: [[String: [JSONValue]]]
    var sentences: [Sentence]
    var seconds: Int
  }

  private struct Version: Decodable {
    var version: String
  }

  private struct Line: Decodable {
    var intent: String?
    var slots: [String: JSONValue]
    var ns: Int

    var answer: Answer {
      let meaning = intent.map { SentenceMeaning(intent: IntentID($0), slots: slots) }
      return Answer(meaning: meaning, nanoseconds: ns)
    }
  }
}

extension SentenceFixtures {
  /// The lists of the house: for each value the words, the output and the context.
  fileprivate var hassilLists: [String: [JSONValue]] {
    lists.mapValues { list in
      guard let values = list.content.listValues else { return [] }
      return values.map { .array([$0.output, $0.output, .object($0.context)]) }
    }
  }
}
