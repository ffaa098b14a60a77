// SPDX-License-Identifier: Apache-2.0

// Stands for an intent that doesn't exist, such as the replacement of an intent that nothing
// replaces.

extension Never: AppIntent {
  public static var title: LocalizedStringResource { "" }

  public init() { fatalError("where an intent is Never there is none to be made") }

  public func perform() async throws -> Never { fatalError("there is nobody to call this") }
}

extension Never: IntentResult {}
