// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SampleData

extension Phrasing {
  /// Why not, in a whole sentence.
  func reason(_ problem: ChatProblem) -> String {
    let key = "reason.\(problem.code)"
    return switch problem {
    case .messageTooLong(let limit): text(key, ["limit": String(limit)])
    case .unknownPerson(let name), .unknownGroup(let name): text(key, ["name": name])
    case .noVideo(let names): text(key, ["people": wording.list(names, .and)])
    default: text(key)
    }
  }

  func error(_ problem: ChatProblem) -> HandlerError {
    HandlerError(code: problem.code, say: reason(problem))
  }

  /// What is wrong with the data; nil for an error that isn't about it.
  func failure(_ error: any Error) -> HandlerError? {
    (error as? DataTrouble).map { trouble in
      let code = trouble.kind.rawValue
      let values = ["path": trouble.path, "detail": trouble.detail]
      return HandlerError(code: code, say: text("trouble.\(code)", values))
    }
  }
}
