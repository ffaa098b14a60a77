// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension String {
  /// The text in the language of the running app's texts. Outside of every app, it is the default
  /// text.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text(in: RunningApp.wording)
  }

  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(keyAndValue, table: table, locale: locale))
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale))
  }
}

extension AttributedString {
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }

  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(String(localized: keyAndValue, table: table))
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(String(localized: key, defaultValue: defaultValue, table: table))
  }
}
