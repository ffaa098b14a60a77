// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import Synchronization

/// An app that is a program of its own. Requests go to its standard input and answers come from its
/// standard output; each message is a line of JSON.
///
/// The program is started when it is first needed, in its own folder, and started again after it
/// has ended. It throws `AppBreakdown`, or errors with the program's own words.
public final class ProgramHandler: IntentHandler {
  private let program: URL
  private let container: URL
  private let usual: any IntentHandler
  private let connection = Mutex<ProgramConnection?>(nil)

  /// Creates a handler; the program is not started yet.
  ///
  /// - Parameters:
  ///   - program: An executable file.
  ///   - container: The app's own folder; it is created if it is missing.
  ///   - usual: The handler for everything that the app leaves to the assistant.
  public init(program: URL, container: URL, usual: any IntentHandler) {
    self.program = program
    self.container = container
    self.usual = usual
  }

  deinit { connection.withLock { $0?.close() } }

  public func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution] {
    let request = ProgramRequest(.resolve, parameter: parameter, of: intent, in: context)
    switch try await answer(to: request, context) {
    case .resolutions(let resolutions)
    where resolutions.count == max(1, intent.values(of: parameter).count):
      return resolutions.map { $0.resolution(in: context.wording) }
    case .usual: return try await usual.resolve(parameter, of: intent, in: context)
    default: throw brokenDown(.nonsense)
    }
  }

  public func options(
    for parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Value] {
    let request = ProgramRequest(.options, parameter: parameter, of: intent, in: context)
    switch try await answer(to: request, context) {
    case .options(let values): return values
    case .usual: return try await usual.options(for: parameter, of: intent, in: context)
    default: throw brokenDown(.nonsense)
    }
  }

  public func confirm(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response {
    let request = ProgramRequest(.confirm, of: intent, in: context)
    switch try await answer(to: request, context) {
    case .response(let response): return response.worded(for: intent, in: context)
    case .usual: return try await usual.confirm(intent, in: context)
    default: throw brokenDown(.nonsense)
    }
  }

  /// The work itself can't be left to the assistant, and "ready" is not a final answer.
  public func handle(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response {
    let request = ProgramRequest(.handle, of: intent, in: context)
    switch try await answer(to: request, context) {
    case .response(let response) where response.outcome != .ready:
      return response.worded(for: intent, in: context)
    default: throw brokenDown(.nonsense)
    }
  }

  // MARK: Talking

  /// Sends a request to the program and passes its questions on, until there is an answer.
  private func answer(
    to request: ProgramRequest, _ context: RequestContext
  ) async throws -> ProgramReply.Content {
    let connection = try await connected()
    let call = try connection.open()
    defer { connection.close(call.number) }
    try connection.send(request.numbered(call.number))
    for try await content in call.replies {
      switch content {
      case .asked(let inquiry) where request.task == .handle:
        let answer = try await context.ask(inquiry.inquiry(in: context.wording))
        try connection.send(ProgramAnswer(call: call.number, answer))
      case .asked: throw brokenDown(.nonsense)
      case .failed(let failure): throw failure.error(in: context.wording)
      case .resolutions, .options, .response, .usual: return content
      }
    }
    // The request was cancelled, so nobody waits for the answer.
    throw CancellationError()
  }

  /// A program that has finished all abandoned calls: it may have ended instead of answering them.
  private func connected() async throws -> ProgramConnection {
    let last = connection.withLock(\.self)
    await last?.finishAbandoned()
    return try connection.withLock { connection in
      if let connection, connection.isOpen { return connection }
      let fresh = try ProgramConnection(program, in: container)
      connection = fresh
      return fresh
    }
  }

  /// Ends a program that breaks the protocol.
  private func brokenDown(_ breakdown: AppBreakdown) -> AppBreakdown {
    connection.withLock { $0?.breakDown(breakdown) }
    return breakdown
  }
}
