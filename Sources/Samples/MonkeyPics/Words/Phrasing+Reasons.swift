// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SampleData

extension Phrasing {
  /// How many names a reason tells.
  static let toldNames = 4

  /// Why not, in a whole sentence or two.
  func reason(_ problem: PhotoProblem) -> String {
    switch problem {
    case .unknownAlbum(let name, let known):
      wording.text("reason.unknownAlbum", ["app": appName, "album": name, "known": told(known)])
    case .unknownPerson(let name):
      wording.text("reason.unknownPerson", ["app": appName, "person": name])
    case .unknownPlace(let name, let known):
      wording.text("reason.unknownPlace", ["app": appName, "place": name, "known": told(known)])
    case .inTheFuture: wording.text("reason.inTheFuture")
    case .noneFound(let query):
      wording.text(
        query.count > 1 ? "reason.noneFound.all" : "reason.noneFound",
        ["app": appName, "search": spoken(query)])
    }
  }

  /// What a request fails with; nil for an error that has no words.
  func failure(_ error: any Error) -> HandlerError? {
    switch error {
    case let problem as PhotoProblem: HandlerError(code: problem.code, say: reason(problem))
    case let trouble as DataTrouble: self.error(trouble)
    default: nil
    }
  }

  private func error(_ trouble: DataTrouble) -> HandlerError {
    let code = trouble.kind.rawValue
    let values = ["path": trouble.path, "detail": trouble.detail]
    return HandlerError(code: code, say: wording.text("trouble.\(code)", values))
  }

  private func told(_ names: [String]) -> String {
    wording.list(Array(names.prefix(Self.toldNames)), .and)
  }
}
