// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel
import Synchronization

/// A call into an app that may ask, fail, hang, or just take long.
final class HandlerCall: Sendable {
  private struct State {
    /// The events that arrived and were not taken yet.
    var events: [HandlerEvent] = []
    /// The caller that waits for the next event, and the number of its wait.
    var waiter: CheckedContinuation<HandlerEvent?, Never>?
    var waits = 0
    /// The number of the last wait whose time is up.
    var expired = 0
    /// The app's questions that have no answer yet, the oldest first.
    var questions: [CheckedContinuation<InquiryAnswer, any Error>] = []
    var task: Task<Void, Never>?
    var isCancelled = false
  }

  private let state = Mutex(State())
  private let clock: any Clock<Duration>

  /// - Parameter work: the call into the app; it gets this object, to ask through it.
  init(
    on clock: any Clock<Duration>,
    _ work: @escaping @Sendable (HandlerCall) async throws -> HandlerEvent
  ) {
    self.clock = clock
    // Weak, since the watch may last longer than anybody waits for the call.
    let mark = TrapWatch.watch { [weak self] in self?.deliver(.failed(.crashed)) }
    let task = Task(executorPreference: AppThreads(mark: mark)) {
      let event = await Self.outcome { try await work(self) }
      TrapWatch.unwatch(mark)
      self.deliver(event)
    }
    state.withLock { $0.task = task }
  }

  private static func outcome(of work: () async throws -> HandlerEvent) async -> HandlerEvent {
    do {
      return try await work()
    } catch let error as HandlerError {
      return .failed(.explained(error))
    } catch let breakdown as AppBreakdown {
      return .failed(.brokenDown(breakdown))
    } catch is CancellationError {
      return .failed(.declined)
    } catch {
      return .failed(.unexpected)
    }
  }

  // MARK: The app's side

  /// Passes a question of the app's to the waiting caller, and waits for the answer.
  func ask(_ inquiry: Inquiry) async throws -> InquiryAnswer {
    try await withCheckedThrowingContinuation { question in
      let isCancelled = state.withLock { state in
        if !state.isCancelled { state.questions.append(question) }
        return state.isCancelled
      }
      if isCancelled {
        question.resume(throwing: CancellationError())
      } else {
        deliver(.asked(inquiry))
      }
    }
  }

  private func deliver(_ event: HandlerEvent) {
    let waiter = state.withLock { state -> CheckedContinuation<HandlerEvent?, Never>? in
      guard let waiter = state.waiter.take() else {
        state.events.append(event)
        return nil
      }
      return waiter
    }
    waiter?.resume(returning: event)
  }

  // MARK: The assistant's side

  /// Answers the app's oldest question.
  func answer(_ answer: InquiryAnswer) {
    let question = state.withLock { $0.questions.isEmpty ? nil : $0.questions.removeFirst() }
    question?.resume(returning: answer)
  }

  /// Tells the app to stop. Its open questions end with `CancellationError`.
  func cancel() {
    let (task, questions) = state.withLock { state in
      state.isCancelled = true
      defer { state.questions = [] }
      return (state.task, state.questions)
    }
    task?.cancel()
    for question in questions { question.resume(throwing: CancellationError()) }
  }

  /// Tells the app to stop, and waits until it has, though no longer than a limit.
  func stop(within limit: Duration) async {
    cancel()
    while case .asked? = await event(within: limit) {}
  }

  /// The next event within a limit; nil when it takes longer, while the call goes on. One caller at
  /// a time.
  func event(within limit: Duration) async -> HandlerEvent? {
    let wait = state.withLock { state in
      state.waits += 1
      return state.waits
    }
    let clock = clock
    let sleeping = Task {
      // Only a sleep that ended counts: a cancelled one has lost the race already.
      if (try? await clock.sleep(for: limit)) != nil { expire(wait) }
    }
    defer { sleeping.cancel() }
    return await withCheckedContinuation { waiter in
      let outcome = state.withLock { state -> HandlerEvent?? in
        guard state.events.isEmpty else { return .some(state.events.removeFirst()) }
        // The time may be up before the wait begins.
        guard state.expired < wait else { return .some(nil) }
        state.waiter = waiter
        return nil
      }
      if let event = outcome { waiter.resume(returning: event) }
    }
  }

  private func expire(_ wait: Int) {
    let waiter = state.withLock { state in
      state.expired = max(state.expired, wait)
      return state.waits == wait ? state.waiter.take() : nil
    }
    waiter?.resume(returning: nil)
  }

  /// The next event within a limit. When it takes longer, the app is told to stop and the event is
  /// a failure.
  func eventOrTimeOut(within limit: Duration) async -> HandlerEvent {
    if let event = await event(within: limit) { return event }
    cancel()
    return .failed(.timedOut)
  }
}
