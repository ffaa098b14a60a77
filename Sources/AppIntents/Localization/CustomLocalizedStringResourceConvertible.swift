// SPDX-License-Identifier: Apache-2.0

/// A thing or an error that has words in the user's language.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
