// SPDX-License-Identifier: Apache-2.0

/// What stops an intent, in words for the user; or what has to be done before it begins anew.
public struct AppIntentError: Error, CustomLocalizedStringResourceConvertible {
  /// What it is called for developers.
  let name: String

  public let localizedStringResource: LocalizedStringResource

  /// What has to be done first, as ``AppIntent/performed()`` throws it; nil for nothing.
  let demand: (any Error)?

  private init(
    name: String, _ words: LocalizedStringResource, demand: (any Error)? = nil
  ) {
    self.name = name
    localizedStringResource = words
    self.demand = demand
  }

  /// One of those that every app may throw, in the words of the key.
  init(_ key: StaticString, _ words: String.LocalizationValue) {
    self.init(name: key.description, LocalizedStringResource(key, defaultValue: words))
  }

  /// Nothing to be told: something is done first.
  init(demand: any Error) {
    let unknown = Unrecoverable.unknown
    self.init(name: "restartPerform", unknown.localizedStringResource, demand: demand)
  }

  /// Begins anew at once, with what the parameters hold by now.
  public static var restartPerform: AppIntentError { AppIntentError(demand: ParameterDemand {}) }
}

extension AppIntentError {
  public init(description: LocalizedStringResource) {
    self.init(name: description.key, description)
  }

  /// A known one in words that fit the app better.
  public init(predefinedError: AppIntentError, description: LocalizedStringResource) {
    self.init(name: predefinedError.name, description, demand: predefinedError.demand)
  }

  /// An app's own error, in its own words.
  @_disfavoredOverload
  public init(wrapping error: some CustomLocalizedStringResourceConvertible & Error) {
    self.init(name: String(describing: error), error.localizedStringResource)
  }

  /// An app's own error, in its own words, whatever it says it is: that may be made of this very call.
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
