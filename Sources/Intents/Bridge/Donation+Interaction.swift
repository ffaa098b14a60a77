// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension Donation {
  /// The donation of an interaction that took place in an app.
  init(_ interaction: INInteraction, in context: RequestContext) {
    let intent = interaction.intent
    self.init(
      id: interaction.identifier, group: interaction.groupIdentifier, app: context.app,
      action: ShortcutStep(.intent(intent), of: context.app).action,
      date: interaction.dateInterval?.start ?? context.now,
      phrase: intent.suggestedInvocationPhrase, image: intent.keyImage()?.name)
  }
}
