// SPDX-License-Identifier: Apache-2.0

import AssistantStore
import Foundation
import IntentModel
import Terminal

extension KeptData {
  /// All selected data, in one object.
  func exported(_ scope: KeptScope) throws -> OrderedJSON {
    let time = options.now?.date ?? Date()
    let kinds = KeptKind.allCases.filter(scope.kinds.contains)
    let members = try kinds.map { OrderedJSON.Member($0.rawValue, try exported($0, scope.app)) }
    return .object(
      [
        .init("format", "parlance-privacy"), .init("version", 1),
        .init("date", .string(time.formatted(.iso8601))),
        .init("app", .string(ifPresent: scope.app?.rawValue)),
      ] + members)
  }

  private func exported(_ kind: KeptKind, _ app: AppID?) throws -> OrderedJSON {
    switch kind {
    case .history: .strings(history.lines())
    case .apps: .array(try containers(of: app).map(exported(filesOf:)))
    default: .array(try recording { try records.kept(kind, of: app) }.map(\.json))
    }
  }

  private func exported(filesOf app: AppID) throws -> OrderedJSON {
    let files = try folder.files(of: app).map { file in
      do {
        return OrderedJSON.object([.init("path", .string(file.path))] + (try file.content.members))
      } catch let error as CocoaError {
        throw ProgramFailure.unreadable(path: file.path, reason: error.reason, wording: wording)
      }
    }
    return ["app": .string(app.rawValue), "files": .array(files)]
  }
}

extension KeptRow {
  fileprivate var json: OrderedJSON {
    .object(members.map { .init($0.name, OrderedJSON($0.value)) })
  }
}

extension KeptFile.Content {
  fileprivate var members: [OrderedJSON.Member] {
    switch self {
    case .text(let text): [.init("text", .string(text))]
    case .bytes(let bytes): [.init("base64", .string(bytes.base64EncodedString()))]
    case .tables(let tables): [.init("tables", .array(tables.map(\.json)))]
    }
  }
}

extension KeptContent {
  fileprivate var json: OrderedJSON {
    [
      "table": .string(table), "columns": .strings(columns),
      "rows": .array(rows.map { .array($0.map { OrderedJSON($0) }) }),
    ]
  }
}
