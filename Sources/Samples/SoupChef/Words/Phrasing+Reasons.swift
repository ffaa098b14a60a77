// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SampleData

extension Phrasing {
  /// Why not, in a whole sentence.
  func reason(_ problem: OrderProblem) -> String {
    switch problem {
    case .notOnMenu(let item): wording.text("reason.notOnMenu", ["soup": item.display])
    case .off(let id): wording.text("reason.off", named(id))
    case .soldOut(let id): wording.text("reason.soldOut", named(id))
    case .tooMany(let id, let left): wording.text("reason.tooMany", count: left, named(id))
    case .tooFew: wording.text("reason.tooFew")
    case .unknownOption(let item): wording.text("reason.unknownOption", ["option": item.display])
    case .incomplete: wording.text("reason.incomplete")
    }
  }

  /// What is wrong with the data; nil for an error that isn't about it.
  func failure(_ error: any Error) -> HandlerError? {
    (error as? DataTrouble).map(self.error)
  }

  func error(_ trouble: DataTrouble) -> HandlerError {
    let code = trouble.kind.rawValue
    let values = ["path": trouble.path, "detail": trouble.detail]
    return HandlerError(code: code, say: wording.text("trouble.\(code)", values))
  }

  /// A soup for a text to use inside (`${soup}`) or at the start (`${Soup}`) of a sentence.
  func named(_ id: String) -> [String: String] {
    let name = soup(id)
    return ["soup": name, "Soup": atStart(name)]
  }
}
