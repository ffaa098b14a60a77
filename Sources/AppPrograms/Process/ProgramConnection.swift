// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import IntentModel
import Synchronization

/// A running program and its open calls.
final class ProgramConnection: Sendable {
  typealias Replies = AsyncThrowingStream<ProgramReply.Content, any Error>

  /// A request that was sent to the program, and the replies to it.
  struct Call: Sendable {
    let number: Int
    /// Throws an `AppBreakdown` when no answer can come any more.
    let replies: Replies
  }

  fileprivate struct OpenCall {
    var replies: Replies.Continuation
    var count = 0
  }

  fileprivate struct State {
    var next = 1
    var open: [Int: OpenCall] = [:]
    /// The calls that were cancelled and that the program has not answered yet.
    var abandoned: Set<Int> = []
    /// The continuations that wait until no call is abandoned any more.
    var waiters: [CheckedContinuation<Void, Never>] = []
    var breakdown: AppBreakdown?
  }

  /// The most messages a program may send for one call.
  private static let replyLimit = 100
  /// How long a program may work on a cancelled call.
  private static let grace = DispatchTimeInterval.seconds(2)

  private let process: ProgramProcess
  private let state = Mutex(State())

  /// - Throws: `AppBreakdown.unstartable`.
  init(_ program: URL, in container: URL) throws(AppBreakdown) {
    process = try ProgramProcess(program, in: container)
    // The thread keeps this object alive while the program runs.
    Thread.detachNewThread { self.listen() }
  }

  var isOpen: Bool { state.withLock { $0.breakdown == nil } }

  /// Tells the program that nothing more will come.
  func close() { process.closeInput() }

  // MARK: Calls

  func open() throws -> Call {
    let (replies, continuation) = Replies.makeStream()
    let number = try state.withLock { state in
      if let breakdown = state.breakdown { throw breakdown }
      defer { state.next += 1 }
      state.open[state.next] = OpenCall(replies: continuation)
      return state.next
    }
    return Call(number: number, replies: replies)
  }

  func send(_ message: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = try encoder.encode(message) + Data("\n".utf8)
    guard process.write(line) else {
      breakDown(.crashed)
      throw state.withLock(\.breakdown) ?? .crashed
    }
  }

  /// Cancels a call. The program is told if it has not answered yet, and it is ended if it works on
  /// for too long.
  func close(_ call: Int) {
    let isUnanswered = state.withLock { state in
      guard let open = state.open.removeValue(forKey: call) else { return false }
      open.replies.finish()
      state.abandoned.insert(call)
      return true
    }
    guard isUnanswered, isOpen else { return }
    try? send(ProgramCancellation(call: call))
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.grace) { [weak self] in
      guard let self, state.withLock({ $0.abandoned.contains(call) }) else { return }
      breakDown(.crashed)
    }
  }

  /// Waits until the program has answered all abandoned calls or has ended. It is made to end if it
  /// takes too long.
  func finishAbandoned() async {
    await withCheckedContinuation { waiter in
      let isFinished = state.withLock { state in
        let isFinished = state.abandoned.isEmpty || state.breakdown != nil
        if !isFinished { state.waiters.append(waiter) }
        return isFinished
      }
      if isFinished { waiter.resume() }
    }
  }

  /// Ends the program and all its calls.
  func breakDown(_ breakdown: AppBreakdown) {
    let (open, waiters) = state.withLock { state in
      state.breakdown = state.breakdown ?? breakdown
      defer { (state.open, state.waiters) = ([:], []) }
      return (state.open.values.map(\.replies), state.waiters)
    }
    for replies in open { replies.finish(throwing: breakdown) }
    for waiter in waiters { waiter.resume() }
    process.kill()
  }

  // MARK: Listening

  /// Runs on a thread of its own until the program has ended.
  private func listen() {
    var lines = BoundedLines(process.output)
    do {
      while let line = try lines.next() { try receive(ProgramReply(line: line)) }
      breakDown(.crashed)
    } catch {
      breakDown(error as? AppBreakdown ?? .nonsense)
    }
    process.end()
  }

  private func receive(_ reply: ProgramReply) throws {
    let (replies, waiters) = try state.withLock { state in
      let replies = try state.take(reply, atMost: Self.replyLimit)
      return (replies, state.takeWaiters())
    }
    replies?.yield(reply.content)
    if !reply.content.isQuestion { replies?.finish() }
    for waiter in waiters { waiter.resume() }
  }
}

extension ProgramConnection.State {
  /// Updates the state for a reply and returns the stream that waits for it; nil if its call was
  /// cancelled.
  fileprivate mutating func take(
    _ reply: ProgramReply, atMost limit: Int
  ) throws(AppBreakdown) -> ProgramConnection.Replies.Continuation? {
    guard var call = open[reply.call] else {
      // The reply is too late, or its call was never made.
      guard abandoned.contains(reply.call) else { throw .nonsense }
      if !reply.content.isQuestion { abandoned.remove(reply.call) }
      return nil
    }
    call.count += 1
    guard call.count <= limit else { throw .tooMuch }
    open[reply.call] = reply.content.isQuestion ? call : nil
    return call.replies
  }

  /// The continuations that wait for the abandoned calls, once all of those are answered.
  fileprivate mutating func takeWaiters() -> [CheckedContinuation<Void, Never>] {
    guard abandoned.isEmpty else { return [] }
    defer { waiters = [] }
    return waiters
  }
}

extension ProgramReply.Content {
  fileprivate var isQuestion: Bool {
    if case .asked = self { true } else { false }
  }
}
