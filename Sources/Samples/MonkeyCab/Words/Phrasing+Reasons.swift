// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents
import SampleData

extension Phrasing {
  /// Why not, in a whole sentence.
  func reason(_ problem: RideProblem) -> String {
    switch problem {
    case .unknownPlace(let name): wording.text("reason.unknownPlace", ["place": name])
    case .unknownKind(let name): wording.text("reason.unknownKind", ["kind": name])
    case .unknownPaymentMethod(let name):
      wording.text("reason.unknownPaymentMethod", ["method": name])
    case .tooManyPeople(let most, let kind?):
      wording.text("reason.tooManyPeople", count: most, ["kind": self.kind(kind)])
    case .tooManyPeople(let most, nil): wording.text("reason.tooManyForAll", count: most)
    case .tooFarAhead: wording.text("reason.tooFarAhead", count: RidePlan.daysAhead)
    case .noDriver(let kind): wording.text("reason.noDriver", ["kind": self.kind(kind)])
    case .alreadyThere, .outOfArea, .tooFewPeople, .inThePast, .noTimeOfDay, .otherRide, .noRide,
      .underWay,
      .incomplete:
      wording.text("reason.\(problem.code)")
    }
  }

  /// What is wrong with the data; nil for an error that isn't about it.
  func failure(_ error: any Error) -> HandlerError? {
    (error as? DataTrouble).map(self.error)
  }

  private func error(_ trouble: DataTrouble) -> HandlerError {
    let code = trouble.kind.rawValue
    let values = ["path": trouble.path, "detail": trouble.detail]
    return HandlerError(code: code, say: wording.text("trouble.\(code)", values))
  }
}
