// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Why the app can't do what it was asked for.
enum TaskError: Error, CustomLocalizedStringResourceConvertible {
  case noList

  var localizedStringResource: LocalizedStringResource { "There is no list to put it on." }
}
