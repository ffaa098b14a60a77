// SPDX-License-Identifier: Apache-2.0

/// Why an intent is no longer to be used, and what is.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  public var message: LocalizedStringResource
  public var replacedBy: ReplacementIntent.Type?

  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  /// - Parameter replacedBy: what is to be used, its title being all there is to say.
  public init(replacedBy: ReplacementIntent.Type) {
    self.init(message: replacedBy.title, replacedBy: replacedBy)
  }
}

extension IntentDeprecation where ReplacementIntent == Never {
  public init(message: LocalizedStringResource) { self.init(message: message, replacedBy: nil) }
}
