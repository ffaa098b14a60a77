// SPDX-License-Identifier: Apache-2.0

/// An error that stops an intent, with words for the user. It may instead carry a demand that has
/// to be met before the intent starts again.
public struct AppIntentError: Error, CustomLocalizedStringResourceConvertible {
  /// The error's name for developers.
  let name: String

  public let localizedStringResource: LocalizedStringResource

  /// The demand that has to be met first, which ``AppIntent/performed()`` throws; nil if there is
  /// none.
  let demand: (any Error)?

  private init(
    name: String, _ words: LocalizedStringResource, demand: (any Error)? = nil
  ) {
    self.name = name
    localizedStringResource = words
    self.demand = demand
  }

  /// A predefined error that every app may throw, with the words of the key.
  init(_ key: StaticString, _ words: String.LocalizationValue) {
    self.init(name: key.description, LocalizedStringResource(key, defaultValue: words))
  }

  /// An error that only carries a demand. The user is told nothing of it.
  init(demand: any Error) {
    let unknown = Unrecoverable.unknown
    self.init(name: "restartPerform", unknown.localizedStringResource, demand: demand)
  }

  /// Starts the intent again at once, with the current values of its parameters.
  public static var restartPerform: AppIntentError { AppIntentError(demand: ParameterDemand {}) }
}

extension AppIntentError {
  public init(description: LocalizedStringResource) {
    self.init(name: description.key, description)
  }

  /// A predefined error in words that fit the app better.
  public init(predefinedError: AppIntentError, description: LocalizedStringResource) {
    self.init(name: predefinedError.name, description, demand: predefinedError.demand)
  }

  /// An app's own error, in its own words.
  @_disfavoredOverload
  public init(wrapping error: some CustomLocalizedStringResourceConvertible & Error) {
    self.init(name: String(describing: error), error.localizedStringResource)
  }

  /// An app's own error, in its own words. Its `appIntentError` is not read, because that may be
  /// implemented with this very call.
  public init(
    wrapping error: some CustomAppIntentErrorConvertible & CustomLocalizedStringResourceConvertible
      & Error
  ) {
    self.init(name: String(describing: error), error.localizedStringResource)
  }

  public init(wrapping convertible: some CustomAppIntentErrorConvertible) {
    self = convertible.appIntentError
  }
}

extension AppIntentError: CustomStringConvertible {
  public var description: String { name }
}
