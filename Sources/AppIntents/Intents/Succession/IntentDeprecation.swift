// SPDX-License-Identifier: Apache-2.0

/// Why an intent should no longer be used, and which intent replaces it.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  public var message: LocalizedStringResource
  public var replacedBy: ReplacementIntent.Type?

  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  /// - Parameter replacedBy: the intent to use instead. Its title is the message.
  public init(replacedBy: ReplacementIntent.Type) {
    self.init(message: replacedBy.title, replacedBy: replacedBy)
  }
}

extension IntentDeprecation where ReplacementIntent == Never {
  public init(message: LocalizedStringResource) { self.init(message: message, replacedBy: nil) }
}
