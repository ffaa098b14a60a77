// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension Donation {
  /// What an interaction tells that was done in an app.
  init(_ interaction: INInteraction, in context: RequestContext) {
    let (intent, shape) = (interaction.intent, type(of: interaction.intent).shape)
    let values = shape.parameters.map { (ParameterID($0.name), $0.read(intent)) }
    self.init(
      id: interaction.identifier, group: interaction.groupIdentifier, app: context.app,
      intent: IntentID(shape.id),
      values: Dictionary(uniqueKeysWithValues: values.filter { !$0.1.isEmpty }),
      date: interaction.dateInterval?.start ?? context.now,
      phrase: intent.suggestedInvocationPhrase, image: intent.keyImage()?.name)
  }
}
