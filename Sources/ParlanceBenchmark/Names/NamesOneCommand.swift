// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// `parlance-benchmark names-one`: one combination, measured in this process and printed as JSON.
struct NamesOneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "names-one", shouldDisplay: false)

  @Argument var limit: Int
  @Argument var kind: GeneratedNames.Kind
  @Argument var names: Int
  @Argument var templates: Int
  @Argument var sentences: Int
  @Argument var seed: UInt64

  func run() throws {
    let size = NamesSize(
      kind: kind, names: names, templates: templates, sentences: sentences, seed: seed)
    let deadline = Deadline(seconds: limit)
    let benchmark = NamesBenchmark(size) { deadline.start() }
    deadline.cancel()
    let measure = benchmark.measure(limit: .seconds(limit))
    FileHandle.standardOutput.write(try JSONEncoder().encode(measure))
  }
}

/// Ends this process after a time, unless it is cancelled before.
struct Deadline {
  private let timer = DispatchSource.makeTimerSource(queue: .global())
  private let seconds: Int

  init(seconds: Int) {
    self.seconds = seconds
    timer.setEventHandler { _exit(1) }
  }

  func start() {
    timer.schedule(deadline: .now() + .seconds(seconds))
    timer.resume()
  }

  func cancel() { timer.cancel() }
}
