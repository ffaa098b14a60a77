// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Gives a process its input and reads its outputs at the same time, so that no side waits for the
/// other.
struct Exchange {
  private var input: ArraySlice<UInt8>
  private let inputPipe: PipeEnds?
  private let outputs: [PipeEnds]
  private var received: [[UInt8]]
  private var open: Set<Int>

  init(_ input: [UInt8], to inputPipe: PipeEnds?, from outputs: [PipeEnds]) {
    self.input = input[...]
    self.inputPipe = inputPipe
    self.outputs = outputs
    received = outputs.map { _ in [] }
    open = Set(outputs.indices)
    if let inputPipe { _ = fcntl(inputPipe.writing, F_SETFL, O_NONBLOCK) }
  }

  /// Blocks until every output has come to its end.
  mutating func run() throws -> [[UInt8]] {
    if input.isEmpty { inputPipe?.closeWriting() }
    while !open.isEmpty || (inputPipe?.writing ?? -1) >= 0 {
      var requests = outputs.indices.map { index in
        pollfd(
          fd: open.contains(index) ? outputs[index].reading : -1, events: Int16(POLLIN), revents: 0)
      }
      requests.append(pollfd(fd: inputPipe?.writing ?? -1, events: Int16(POLLOUT), revents: 0))
      let count = poll(&requests, nfds_t(requests.count), Int32(Waiting.patience * 1_000))
      guard count > 0 || errno == EINTR else { throw Child.Stuck(description: "no output came") }
      for index in outputs.indices where requests[index].revents != 0 { read(index) }
      if requests[outputs.count].revents != 0 { write() }
    }
    return received
  }

  private mutating func read(_ index: Int) {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(outputs[index].reading, &bytes, bytes.count)
    if count > 0 { received[index] += bytes.prefix(count) } else { open.remove(index) }
  }

  private mutating func write() {
    guard let pipe = inputPipe else { return }
    let count = input.withUnsafeBytes { Glibc.write(pipe.writing, $0.baseAddress, $0.count) }
    if count > 0 { input = input.dropFirst(count) }
    // A process may stop reading before all the input is written.
    if input.isEmpty || (count < 0 && errno != EAGAIN) { pipe.closeWriting() }
  }
}
