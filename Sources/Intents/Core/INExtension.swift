// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Names the object that handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// The object that handles an intent; it conforms to the intent's handling protocol.
  func handler(for intent: INIntent) -> Any?
}

/// The part of an app that the assistant talks to: override ``handler(for:)``.
///
/// An extension that handles everything itself need not override anything.
open class INExtension: NSObject, INIntentHandlerProviding {
  public override init() { super.init() }

  open func handler(for intent: INIntent) -> Any? { self }
}
