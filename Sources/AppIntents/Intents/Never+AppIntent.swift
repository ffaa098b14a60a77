// SPDX-License-Identifier: Apache-2.0

// Where an intent is named that there is not: an intent that nothing replaces, say.

extension Never: AppIntent {
  public static var title: LocalizedStringResource { "" }

  public init() { fatalError("where an intent is Never there is none to be made") }

  public func perform() async throws -> Never { fatalError("there is nobody to call this") }
}

extension Never: IntentResult {}
