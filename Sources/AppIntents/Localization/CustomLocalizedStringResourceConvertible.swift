// SPDX-License-Identifier: Apache-2.0

/// A thing, or an error, that can say itself in the user's language.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
