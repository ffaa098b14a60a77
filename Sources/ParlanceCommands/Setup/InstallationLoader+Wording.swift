// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Foundation
import IntentModel

extension InstallationLoader {
  /// The assistant's own texts alone, for when nothing else can be loaded.
  func systemWording(locale: String) -> Wording {
    SystemFolder(vocabulary.appending(path: "System")).load(locale: locale).wording
  }
}
