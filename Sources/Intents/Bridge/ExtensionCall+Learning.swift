// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension ExtensionCall {
  /// Has one of SiriKit's requests learnt that went well, unless the app has donated it: with the values that are
  /// worth having again. What can't be kept is passed over.
  func learn(_ response: Response) {
    let combination = SiriKitCombinations.all[request.intent].flatMap { _ in
      shape.description.combination(for: Set(request.arguments.keys))
    }
    guard [.success, .inProgress].contains(response.outcome) || response.activity != nil,
      let combination, DonationNotice.current?.hasDonated == false, let store = context.donations
    else { return }
    let values = request.arguments.filter { combination.parameters.contains($0.key) }
      .mapValues { $0.values.map(\.value) }
    try? context.add(
      Donation(
        id: context.requestID.uuidString, app: context.app,
        action: .request(request.intent, values), date: context.now), to: store)
  }
}
