// SPDX-License-Identifier: Apache-2.0

/// Opens the app at one of its things.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue

  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }

  public func perform() async throws -> some IntentResult { .result() }
}
