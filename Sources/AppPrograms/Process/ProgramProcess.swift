// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Synchronization

/// A process whose standard input and output are ours; it leads a group of its own.
///
/// Of the environment it gets what programs need to run in a place and a language, and no more. What it writes to
/// standard error is dropped, unless `PARLANCE_APP_ERRORS` names a file to add it to.
final class ProgramProcess: Sendable {
  /// What a program is told of its surroundings.
  private static let passedOn: Set<String> = [
    "PATH", "HOME", "USER", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR",
  ]

  /// Where its answers come from.
  let output: Int32

  private let process: Process
  /// Negative once it is closed.
  private let input: Mutex<Int32>

  /// - Throws: ``IntentModel/AppBreakdown/unstartable``.
  init(_ program: URL, in container: URL) throws(AppBreakdown) {
    guard let streams = try? ProgramStreams() else { throw .unstartable }
    defer { streams.closeTheirs() }
    process = Self.process(program, in: container, streams)
    do {
      try FileManager.default.createDirectory(
        at: container, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try LivingPrograms.start(process)
    } catch {
      streams.closeOurs()
      throw .unstartable
    }
    output = streams.output
    input = Mutex(streams.input)
  }

  deinit {
    closeInput()
    close(output)
  }

  private static func process(
    _ program: URL, in container: URL, _ streams: ProgramStreams
  ) -> Process {
    let everything = ProcessInfo.processInfo.environment
    let process = Process()
    process.executableURL = program
    process.currentDirectoryURL = container
    process.environment = everything.filter { passedOn.contains($0.key) }
      .merging(["PARLANCE_PROTOCOL": "1"]) { $1 }
    process.standardInput = FileHandle(fileDescriptor: streams.theirInput, closeOnDealloc: false)
    process.standardOutput = FileHandle(fileDescriptor: streams.theirOutput, closeOnDealloc: false)
    process.standardError =
      everything["PARLANCE_APP_ERRORS"].flatMap(errors) ?? FileHandle.nullDevice
    return process
  }

  private static func errors(path: String) -> FileHandle? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    return descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  // MARK: Talking

  /// False when it can't be told any more.
  func write(_ line: Data) -> Bool {
    input.withLock { input in
      guard input >= 0 else { return false }
      var rest = line[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  func closeInput() {
    input.withLock { input in
      if input >= 0 { close(input) }
      input = -1
    }
  }

  // MARK: Ending

  /// Ends it, and all that it has started, even where it has ended itself.
  func kill() { LivingPrograms.end(process) }

  /// Ends it and waits for that.
  func end() {
    kill()
    process.waitUntilExit()
  }
}
