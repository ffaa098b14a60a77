// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A process of espeak-ng with one voice. It reads lines from its standard input and writes samples
/// to its standard output.
final class EspeakProcess {
  /// The silence after each text, in seconds. A text is over after `enoughSilence` of it.
  private static let silence = 3.0
  private static let enoughSilence = 2.4
  private static let samplesPerSecond = 22_050.0
  private static let headerLength = 44
  /// The longest wait for output, in milliseconds. After that the process has gone or won't answer.
  private static let patience: Int32 = 10_000

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var isAtStart = true

  init(_ program: URL, voice: String) throws {
    process.executableURL = program
    process.arguments = ["-m", "-v", voice, "-s", String(Espeak.usualRate), "--stdout"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.terminate()
  }

  /// The time for each text, in seconds. Blocks until all texts are measured.
  ///
  /// - Throws: `POSIXError` if the process has ended or writes nothing for `patience`.
  func seconds(of texts: [String]) throws -> [Double] {
    try texts.map { text in
      guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return 0 }
      let line = "\(Espeak.escaped(text))<break time=\"\(Int(Self.silence * 1_000))ms\"/>\n"
      try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
      return try lengthUntilSilence()
    }
  }

  /// The time up to the next long silence, in seconds.
  private func lengthUntilSilence() throws -> Double {
    var spoken = 0
    var silent = 0
    let enough = Int(Self.enoughSilence * Self.samplesPerSecond)
    var isAfterSilence = !isAtStart
    while silent < enough || isAfterSilence {
      for sample in try samples() {
        if sample == 0 {
          silent += 1
        } else {
          // The rest of the silence after the last text doesn't count for this text.
          spoken += (isAfterSilence ? 0 : silent) + 1
          isAfterSilence = false
          silent = 0
        }
      }
    }
    return Double(spoken) / Self.samplesPerSecond
  }

  /// The available output. Waits until there is some.
  private func received() throws -> ArraySlice<UInt8> {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Self.patience) > 0 else { throw POSIXError(.ETIMEDOUT) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { throw POSIXError(.EPIPE) }
    return bytes.prefix(count)
  }

  private var rest: [UInt8] = []

  private func samples() throws -> [Int16] {
    var bytes = rest + (try received())
    if isAtStart {
      guard bytes.count >= Self.headerLength else {
        rest = bytes
        return []
      }
      bytes.removeFirst(Self.headerLength)
      isAtStart = false
    }
    let whole = bytes.count / 2 * 2
    rest = Array(bytes[whole...])
    return stride(from: 0, to: whole, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }
}
