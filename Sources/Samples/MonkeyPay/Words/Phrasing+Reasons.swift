// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents
import SampleData

extension Phrasing {
  /// Why not, in a whole sentence.
  func reason(_ problem: PaymentProblem) -> String {
    switch problem {
    case .noAccount(let name): wording.text("reason.noAccount", ["name": name])
    case .noValidHandle(let name): wording.text("reason.noValidHandle", ["name": name])
    case .belowMinimum: wording.text("reason.belowMinimum", ["amount": price(Limits.least)])
    case .aboveMaximum: wording.text("reason.aboveMaximum", ["amount": price(Limits.most)])
    case .currencyUnsupported: wording.text("reason.currencyUnsupported")
    case .insufficientFunds(let account, let balance):
      wording.text("reason.insufficientFunds", ["account": account, "balance": price(balance)])
    case .authenticationRequired: wording.text("reason.authenticationRequired")
    case .unknownBiller(let name): wording.text("reason.unknownBiller", ["name": name])
    case .noBillOfType(let type):
      wording.text("reason.noBillOfType", ["bill": words(INBillType(rawValue: type) ?? .unknown)])
    case .nothingDue(let name): wording.text("reason.nothingDue", ["name": name])
    case .moreThanOwed(let name, let balance):
      wording.text("reason.moreThanOwed", ["name": name, "balance": price(balance)])
    case .unknownAccount(let name): wording.text("reason.unknownAccount", ["name": name])
    case .noMoney(let name): wording.text("reason.noMoney", ["name": name])
    case .inThePast: wording.text("reason.inThePast")
    case .incomplete: wording.text("reason.incomplete")
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

  /// What a bill is for: "electricity".
  private func words(_ type: INBillType) -> String { wording.text("INBillType.\(type)") }
}
