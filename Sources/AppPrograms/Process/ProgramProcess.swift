// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Synchronization

/// A program whose standard input and output belong to this process. It has no terminal, and it
/// ends with this process.
///
/// It gets only the part of the environment that programs need for paths, language and time zone.
/// Its standard error is dropped, unless `PARLANCE_APP_ERRORS` names a file to append it to.
final class ProgramProcess: Sendable {
  /// The variables of the environment that a program gets.
  private static let passedOn: Set<String> = [
    "PATH", "HOME", "USER", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR",
  ]

  /// The descriptor that its answers are read from.
  let output: Int32

  private let program: KeptProgram
  /// Negative once it is closed.
  private let input: Mutex<Int32>

  /// - Throws: `AppBreakdown.unstartable`.
  init(_ program: URL, in container: URL) throws(AppBreakdown) {
    guard let streams = try? ProgramStreams() else { throw .unstartable }
    defer { streams.closeTheirs() }
    do {
      try FileManager.default.createDirectory(
        at: container, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      self.program = try Self.start(program, in: container, streams)
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

  private static func start(
    _ program: URL, in container: URL, _ streams: ProgramStreams
  ) throws(AppBreakdown) -> KeptProgram {
    let everything = ProcessInfo.processInfo.environment
    let environment = everything.filter { passedOn.contains($0.key) }
      .merging(["PARLANCE_PROTOCOL": "1"]) { $1 }
    let errors = errors(path: everything["PARLANCE_APP_ERRORS"])
    defer { close(errors) }
    return try LivingPrograms.start { () throws(AppBreakdown) in
      try KeptProgram(
        program, in: container, environment: environment,
        streams: [streams.theirInput, streams.theirOutput, errors])
    }
  }

  /// A descriptor for errors; `/dev/null` if no file is named or it can't be opened.
  private static func errors(path: String?) -> Int32 {
    let file = path.map { open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600) } ?? -1
    return file >= 0 ? file : open("/dev/null", O_WRONLY | O_CLOEXEC)
  }

  // MARK: Talking

  /// False if the program can't be written to any more.
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

  /// Ends the program and all processes it has started, even if it has ended itself.
  func kill() { LivingPrograms.end(program) }

  /// Ends the program and waits for its end.
  func end() {
    kill()
    program.waitForEnd()
  }
}
