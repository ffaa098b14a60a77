// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Kills a process after an amount of its output and some more time.
struct Killer: Sendable, CustomStringConvertible {
  var afterBytes: Int
  var thenMicroseconds: UInt32
  var signal = SIGKILL

  var description: String { "killed \(thenMicroseconds) µs after \(afterBytes) bytes" }

  /// Returns the whole output of the process before its end.
  func run(_ spawn: Spawn) async throws -> String {
    try await Waiting.run { try kill(spawn) }
  }

  private func kill(_ spawn: Spawn) throws -> String {
    let output = try PipeEnds()
    var spawn = spawn
    spawn.streams[1] = .descriptor(output.writing)
    let child = try Child(spawn)
    output.closeWriting()
    var said: [UInt8] = []
    while said.count < afterBytes, read(&said, from: output) {}
    usleep(thenMicroseconds)
    child.kill(signal)
    while read(&said, from: output) {}
    _ = try child.waitForEnd()
    return String(decoding: said, as: UTF8.self)
  }

  private func read(_ said: inout [UInt8], from output: PipeEnds) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = Glibc.read(output.reading, &bytes, bytes.count)
    if count > 0 { said += bytes.prefix(count) }
    return count > 0
  }
}
