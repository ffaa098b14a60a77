// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A parlance process that gets a stream of utterances and returns a stream of answers.
struct StreamedProcess {
  /// The time and memory it had used when some of the answers were there.
  struct Mark {
    var answered: Int
    var seconds: Double
    /// The peak of its memory, in MiB.
    var peak: Double
  }

  /// The templates of the utterances; numbers are added to make them different.
  private static let utterances = [
    "order %d clam chowders in Soup Chef", "please order %d bowls of tomato soup in Soup Chef",
    "show the menu in Soup Chef number %d", "order %d clam chowdrs in Soup Chef",
  ]

  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private let count: Int

  init(_ arguments: [String], count: Int) throws {
    self.count = count
    let process = Process()
    process.executableURL = Places.parlance
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    self.process = process
  }

  func run() throws -> [Mark] {
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    let (handle, count) = (input.fileHandleForWriting, count)
    Thread.detachNewThread { Self.write(count, to: handle) }
    var marks: [Mark] = []
    var answered = 0
    let wanted = [count / 10, count / 2, count]
    while true {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      answered += data.count { $0 == 0x0A }
      while marks.count < wanted.count, answered >= wanted[marks.count] {
        let seconds =
          Double((clock.now - start).components.seconds)
          + Double((clock.now - start).components.attoseconds) / 1e18
        marks.append(Mark(answered: wanted[marks.count], seconds: seconds, peak: peak))
      }
    }
    process.waitUntilExit()
    return marks
  }

  private static func write(_ count: Int, to handle: FileHandle) {
    let lines = 4_096
    for start in stride(from: 0, to: count, by: lines) {
      let text = (start..<min(start + lines, count)).map { number in
        let utterance = utterances[number % utterances.count]
        return utterance.replacing("%d", with: String(number % 99 + 1)) + "\n"
      }.joined()
      guard (try? handle.write(contentsOf: Data(text.utf8))) != nil else { return }
    }
    try? handle.close()
  }

  private var peak: Double {
    let status = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (Double(line.filter(\.isNumber)) ?? 0) / 1_024
  }
}
