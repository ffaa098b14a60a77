// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension ExtensionCall {
  /// Donates a SiriKit request that went well, with the values that are worth repeating. It does
  /// nothing if the app has donated the request itself. A donation that can't be stored is dropped.
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
