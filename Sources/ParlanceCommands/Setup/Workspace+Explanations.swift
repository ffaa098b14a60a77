// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Terminal

extension Workspace {
  /// The texts of explanations in the language that was asked for, spoken by the assistant or not; a
  /// language that has none is told, and gives way to English.
  func explanationWording() throws -> Wording {
    let wanted = options.locale ?? Self.locale(in: ProcessInfo.processInfo.environment)
    let own = system.explanations(locale: wanted).content
    if options.locale != nil, !LocaleLookup.areOfOneLanguage(own.language, wanted) {
      try tellUnspoken(wanted, instead: own.language)
    }
    return own.falling(backOn: wording)
  }
}
