// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import Synchronization

/// An app that is a program of its own: it is asked over its standard input and answers over its standard output,
/// each message a line of JSON.
///
/// It is started when it is first needed, with its own folder as the place it works in, and anew when it has ended. Its
/// errors are ``IntentModel/AppBreakdown``, or those it words itself.
public final class ProgramHandler: IntentHandler {
  private let program: URL
  private let container: URL
  private let usual: any IntentHandler
  private let connection = Mutex<ProgramConnection?>(nil)

  /// Starts nothing yet.
  ///
  /// - Parameters:
  ///   - program: An executable file.
  ///   - container: The app's own folder, which is made when it is missing.
  ///   - usual: What is done where the app leaves it to the assistant.
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

  /// What is done can't be left to the assistant, and "ready" is no end.
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

  /// Puts a request to the program and passes its questions on, until it has an answer.
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
    // Nobody waits any more.
    throw CancellationError()
  }

  /// A program that is done with all that was given up: it may have ended instead of answering.
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

  /// Ends a program that does not keep to the protocol.
  private func brokenDown(_ breakdown: AppBreakdown) -> AppBreakdown {
    connection.withLock { $0?.breakDown(breakdown) }
    return breakdown
  }
}
