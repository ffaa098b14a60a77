// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// `parlance-benchmark first-answer`: the time to a process's first answer, with a grammar it has
/// never seen and with one that was compiled before.
struct FirstAnswerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "first-answer",
    abstract: "Time whole processes that answer from a grammar of many names.",
    discussion: "They are runs of the `parlance` that lies beside this program.")

  @Option(name: .customLong("names"), help: "How many names; may be given several times.")
  var nameCounts: [Int] = [1_000, 100_000, 1_000_000]

  @Option(name: .customLong("kind"), help: "Which names; may be given several times.")
  var kinds: [GeneratedNames.Kind] = [.phrases, .chinese]

  @Option(help: "How often the compiled grammar answers.")
  var runs = 20

  @Option(help: "What the names are drawn with.")
  var seed: UInt64 = 1

  func run() throws {
    var table = Table(
      title: "The first answer of a process (ten templates)",
      columns: [
        "names", "count", "file MB", "never seen", "peak MB", "saved MB", "p50", "max",
        "peak MB",
      ])
    for kind in kinds {
      for count in nameCounts { table.rows.append(try row(kind, count)) }
    }
    table.print()
  }

  private func row(_ kind: GeneratedNames.Kind, _ count: Int) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "grammar.json")
    let name = try written(kind, count, to: file)
    let arguments = [
      "interpret", "--json", "--data", folder.appending(path: "data").path, "--grammar", file.path,
      "play \(name)",
    ]
    let first = try TimedProcess.run(arguments)
    let later = try (0..<runs).map { _ in try TimedProcess.run(arguments) }
    let times = later.map(\.time).sorted()
    let saved = try FileManager.default.subpathsOfDirectory(
      atPath: folder.appending(path: "data").path)
    let index = folder.appending(path: "data").appending(path: saved.last ?? "")
    return [
      kind.rawValue, "\(count)", "\(try megabytes(of: file))", first.time.text,
      "\(first.peakMegabytes)", "\(try megabytes(of: index))", times[times.count / 2].text,
      times[times.count - 1].text, "\(later.map(\.peakMegabytes).max() ?? 0)",
    ]
  }

  private func megabytes(of file: URL) throws -> Int {
    (try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) >> 20
  }

  /// Writes the grammar and returns one of its names.
  ///
  /// This takes a process of its own: the processes started from here would count this one's
  /// resident memory as theirs.
  private func written(_ kind: GeneratedNames.Kind, _ count: Int, to file: URL) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["write-names", kind.rawValue, "\(count)", "\(seed)", file.path]
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
