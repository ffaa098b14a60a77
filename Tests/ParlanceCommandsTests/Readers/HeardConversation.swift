// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// A conversation as it is typed and as readers speak it, from a file:
///
/// ```
/// # An order                          a comment; the first one is what it is about
/// @ --locale ko-KR                    options of the chat
/// @ columns 60                        the terminal's width
/// @ lamps                             two apps that light lamps
/// @ names MonkeyChat contact: A, B    names of the user's own
/// > order soup in Soup Chef           a line that is typed, key by key
/// ! <up><left>                        keys, one after the other
/// yasr: Which soup? | Seven choices.  what is spoken then, an utterance between two bars
/// fenrir: …                           the same with the other reader; left out where it is not compared
/// ```
struct HeardConversation: CustomTestStringConvertible, Sendable {
  enum Input: Hashable, Sendable {
    /// At the start: nothing is typed.
    case none
    case line(String)
    case keys([String])
  }

  struct Step: Sendable {
    var input: Input
    var spoken: [ScreenReader: String] = [:]
    /// The index of the line in the file, from 0.
    var line: Int
  }

  let name: String
  /// Whether two apps are installed that could do the same.
  var hasLamps = false
  var options: [String] = []
  var columns: UInt16 = 80
  var names: [(app: String, kind: String, names: [String])] = []
  var steps = [Step(input: .none, line: 0)]
  var testDescription: String { name }

  static let folder = Stage.package.appending(
    path: "Tests/ParlanceCommandsTests/Readers/Heard")

  static let all: [HeardConversation] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".heard") }.sorted().map { HeardConversation($0) }
  }()

  /// The conversations whose files contain a reader's speech, or are to be recorded now.
  ///
  /// - Parameter step: In a run that isn't a long one, one conversation in so many is taken, and all
  ///   that are in another language than English.
  static func compared(with reader: ScreenReader, oneIn step: Int) -> [HeardConversation] {
    let all = all.filter { conversation in
      conversation.isRecorded(with: reader)
        || conversation.steps.contains { $0.spoken[reader] != nil }
    }
    let share = Set(TestSettings.share(of: all, oneIn: step).map(\.name))
    return all.filter { conversation in
      conversation.isRecorded(with: reader) || share.contains(conversation.name)
        || conversation.options.contains("--locale")
    }
  }

  /// Whether the reader's speech is to be written into the file.
  func isRecorded(with reader: ScreenReader) -> Bool {
    let wish = ProcessInfo.processInfo.environment["RECORD_HEARD"]
    return wish == reader.rawValue || wish == "\(reader.rawValue):\(name)"
  }

  var url: URL { Self.folder.appending(path: name) }

  private init(_ name: String) {
    self.name = name
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      read(line, number)
    }
  }

  private mutating func read(_ line: Substring, _ number: Int) {
    if line.hasPrefix("@ ") {
      set(line.dropFirst(2))
      steps[0].line = number
    } else if line.hasPrefix("> ") {
      steps.append(Step(input: .line(String(line.dropFirst(2))), line: number))
    } else if line.hasPrefix("! ") {
      steps.append(Step(input: .keys(Key.reading(line.dropFirst(2))), line: number))
    } else {
      for reader in ScreenReader.allCases where line.hasPrefix("\(reader.rawValue): ") {
        steps[steps.count - 1].spoken[reader] = String(line.dropFirst(reader.rawValue.count + 2))
      }
    }
  }

  private mutating func set(_ text: Substring) {
    if text == "lamps" {
      hasLamps = true
    } else if text.hasPrefix("columns ") {
      columns = UInt16(text.dropFirst(8)) ?? 80
    } else if text.hasPrefix("names "), let colon = text.firstIndex(of: ":") {
      let words = text[..<colon].split(separator: " ")
      let own = text[text.index(after: colon)...].split(separator: ",")
      names.append(
        (String(words[1]), String(words[2]), own.map { $0.trimmingCharacters(in: .whitespaces) }))
    } else {
      options += text.split(separator: " ").map(String.init)
    }
  }

  /// Writes a reader's speech into the file, below the lines that were typed.
  func write(_ spoken: [String], by reader: ScreenReader) throws {
    var lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    for (step, text) in zip(steps, spoken).reversed() {
      let line = "\(reader.rawValue): \(text)"
      var place = step.line + 1
      while place < lines.count, !["", ">", "!"].contains(lines[place].prefix(1)) {
        if lines[place].hasPrefix("\(reader.rawValue): ") { break }
        place += 1
      }
      if place < lines.count, lines[place].hasPrefix("\(reader.rawValue): ") {
        lines[place] = line
      } else {
        lines.insert(line, at: place)
      }
    }
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }
}
