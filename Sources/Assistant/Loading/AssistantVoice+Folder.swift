// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Dialog

extension AssistantVoice {
  /// The assistant's sentences and names in every language it speaks.
  init(of system: SystemFolder) {
    let languages = system.languages
    self.init(
      languages.map { system.dialogTexts(locale: $0).content },
      domains: { languages.map { system.domains(locale: $0, templates: false).wording } })
  }
}
