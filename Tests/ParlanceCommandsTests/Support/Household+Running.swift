// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Household {
  /// Runs the program to its end.
  /// - Parameters:
  ///   - input: the contents of its standard input; nil for none.
  ///   - changes: variables to set, and with nil those to remove.
  func run(
    _ arguments: String..., input: String? = nil, changes: [String: String?] = [:]
  ) async throws -> Finished {
    try await run(
      arguments: arguments.map { Array($0.utf8) }, input: input.map { Array($0.utf8) },
      changes: changes)
  }

  func run(
    arguments: [[UInt8]], input: [UInt8]? = nil, changes: [String: String?] = [:]
  ) async throws -> Finished {
    let options = arguments.map { String(decoding: $0, as: UTF8.self) }
    // With a data folder it doesn't look into the caches.
    if !options.contains("--data"), !changes.keys.contains("PARLANCE_DATA") {
      try await findIndexes(for: options)
    }
    let spawn = self.spawn(arguments, changes)
    return try await Waiting.run { try Self.finish(spawn, input) }
  }

  /// Runs another program from the same folder.
  func run(
    _ program: String, arguments: [[UInt8]], changes: [String: String?] = [:]
  ) async throws -> Finished {
    var spawn = spawn(arguments, changes)
    spawn.program = Self.folder(of: Self.program).appending(path: program).path
    let started = spawn
    return try await Waiting.run { try Self.finish(started, nil) }
  }

  /// One conversation on the data of this household, in JSON, at nine in the morning.
  func say(_ turns: String...) async throws -> Finished {
    try await findIndexes(in: data)
    let arguments = ["say", "--json", "--data", data, "--now", Self.morning] + turns
    return try await run(arguments: arguments.map { Array($0.utf8) })
  }

  /// Puts the indexes where the program looks for them: in a data folder, or among the caches.
  func findIndexes(in data: String? = nil, for options: [String] = []) async throws {
    guard findsIndexes else { return }
    try await ReadyIndexes.shared.copy(
      to: data.map { "\($0)/indexes" } ?? path("home/.cache/parlance/indexes"), for: options)
  }

  func spawn(_ arguments: [[UInt8]], _ changes: [String: String?] = [:]) -> Spawn {
    var environment = environment
    for (name, value) in changes { environment[name] = value }
    return Spawn(
      program: Self.program, arguments: arguments, environment: environment,
      streams: [.nothing, .nothing, .nothing])
  }

  /// Blocks until the process has ended, and collects the output that goes nowhere else.
  static func finish(_ spawn: Spawn, _ input: [UInt8]?) throws -> Finished {
    var spawn = spawn
    let (output, errors) = (try PipeEnds(), try PipeEnds())
    let inputPipe = try input.map { _ in try PipeEnds() }
    for (target, pipe) in [(1, output), (2, errors)] {
      if case .nothing = spawn.streams[target] { spawn.streams[target] = .descriptor(pipe.writing) }
    }
    if let inputPipe { spawn.streams[0] = .descriptor(inputPipe.reading) }
    let child = try Child(spawn)
    output.closeWriting()
    errors.closeWriting()
    inputPipe?.closeReading()
    var exchange = Exchange(input ?? [], to: inputPipe, from: [output, errors])
    let received = try exchange.run()
    return Finished(
      ending: try child.waitForEnd(), bytes: received[0], errorBytes: received[1])
  }
}
