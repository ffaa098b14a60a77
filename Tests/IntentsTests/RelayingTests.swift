// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Intents

/// The async form of a handler's method works in the task of the call, and the threads of that task
/// are known to be the app's.
struct RelayingTests {
  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  @Test func anAsyncHandlerMethodRunsInTheTaskOfTheCall() async {
    let its: Int? = await answer { done in relay(to: done) { Self.task } }
    #expect(its == Self.task)
    #expect(its != nil)
  }

  /// The same holds for an older form that is called because no other is implemented.
  @Test func anOlderHandlerMethodRunsInTheTaskOfTheCall() async {
    let items: [Int?]? = await answer { done in
      relay(offering: { collection, _ in done(collection?.allItems) }) {
        throw OptionsNotProvided()
      } orElse: { list in
        relay(to: { list([$0], nil) }) { Self.task }
      }
    }
    #expect(items == [Self.task])
  }

  /// An async form may wait for another form of the same handler without blocking itself.
  @Test func anAsyncHandlerMethodMayWaitForAnother() async {
    let answer: Int = await answer { done in
      relay(to: done) {
        await withCheckedContinuation { waiting in
          relay(to: { waiting.resume(returning: $0) }) { 7 }
        }
      }
    }
    #expect(answer == 7)
  }

  @Test func onlyTheFirstOfTwoAnswersCounts() async {
    let answer: Int = await answer { done in
      done(1)
      relay(to: done) { 2 }
    }
    #expect(answer == 1)
  }

  /// The completion is called long after the method has returned.
  @Test func anAnswerThatComesLaterIsWaitedFor() async {
    let answer: Int = await answer { done in Task { done(3) } }
    #expect(answer == 3)
  }
}
