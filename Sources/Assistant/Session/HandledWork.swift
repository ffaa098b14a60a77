// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A request that an app carries out, and what it is asked with.
struct HandledWork: Sendable {
  var intent: StructuredIntent
  var handler: any IntentHandler
  var context: RequestContext

  /// The same for a request with further values.
  func with(_ intent: StructuredIntent) -> HandledWork {
    HandledWork(intent: intent, handler: handler, context: context)
  }
}
