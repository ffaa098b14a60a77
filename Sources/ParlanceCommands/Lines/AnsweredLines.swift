// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Terminal

/// Answers the lines of standard input in their order, on all cores.
///
/// Lines that have arrived together are answered together; at most one batch of them is held in
/// memory.
enum AnsweredLines {
  private static let batch = 512
  /// The fewest lines that are worth a second core.
  private static let smallestShare = 8

  /// - Parameter answer: The answer to some lines, and the number of lines that got a result.
  /// - Returns: The number of all lines that got a result.
  static func run(
    _ answer: @escaping @Sendable ([String]) -> (text: String, count: Int)
  ) async throws -> Int {
    let reader = Console.standard.plainLineReader()
    var count = 0
    while true {
      let lines = await reader.readLines(atMost: batch)
      if lines.isEmpty { return count }
      let answers = await shared(lines, answer)
      try Output.standard.write(answers.map(\.text).joined())
      count += answers.reduce(0) { $0 + $1.count }
    }
  }

  private static func shared(
    _ lines: [String], _ answer: @escaping @Sendable ([String]) -> (text: String, count: Int)
  ) async -> [(text: String, count: Int)] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let share = max((lines.count + cores - 1) / cores, smallestShare)
    let starts = Array(stride(from: 0, to: lines.count, by: share))
    guard starts.count > 1 else { return [answer(lines)] }
    return await withTaskGroup(of: (Int, (text: String, count: Int)).self) { group in
      for (number, start) in starts.enumerated() {
        let part = Array(lines[start..<min(start + share, lines.count)])
        group.addTask { (number, answer(part)) }
      }
      var answers = [(text: String, count: Int)](repeating: ("", 0), count: starts.count)
      for await (number, answer) in group { answers[number] = answer }
      return answers
    }
  }
}

/// A line of input: a plain text, or a JSON object with a `text` and further members.
struct InputLine {
  let text: String

  /// All members of the object; empty for a plain text.
  let members: [String: JSONValue]

  /// The `id`, which the answer repeats.
  var id: OrderedJSON? { members["id"].map { OrderedJSON($0) } }

  init(_ line: String) {
    guard line.first(where: { !$0.isWhitespace }) == "{",
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)),
      case .object(let members) = value, case .string(let text) = members["text"]
    else {
      (self.text, self.members) = (line, [:])
      return
    }
    (self.text, self.members) = (text, members)
  }
}
