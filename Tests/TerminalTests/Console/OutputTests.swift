// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(20)))
struct OutputTests {
  @Test func aLongTextIsWrittenWhollyThroughAPipe() async throws {
    let pipe = Pipe()
    let text = String(repeating: "수프 ", count: 100_000)
    let writer = BlockingThread(name: "parlance.test.writer")
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    async let failure = writer.run {
      defer { try? pipe.fileHandleForWriting.close() }
      return (try? Output(descriptor: descriptor).write(text)) == nil
    }
    let reader = BlockingThread(name: "parlance.test.reader")
    let data = await reader.run { try? pipe.fileHandleForReading.readToEnd() }
    #expect(data == Data(text.utf8))
    #expect(await !failure)
  }

  @Test func writingWithoutAReaderFailsAsABrokenPipe() throws {
    Output.ignoreBrokenPipe()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let output = Output(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let failure = #expect(throws: OutputFailure.self) { try output.write("soup") }
    #expect(failure?.isBrokenPipe == true)
  }

  @Test func writingToAClosedOutputFails() {
    let failure = #expect(throws: OutputFailure.self) { try Output(descriptor: -1).write("soup") }
    #expect(failure?.code == EBADF)
  }
}
