// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension SQLiteRecords {
  /// All that is kept of a kind; nothing for a kind that lies elsewhere.
  ///
  /// - Parameter app: nil for every app's, and what is no app's.
  public func kept(_ kind: KeptKind, of app: AppID? = nil) throws -> [KeptRow] {
    guard let table = KeptTable(kind) else { return [] }
    let rows = try store.read { try table.rows(in: $0) } ?? []
    return rows.filter { row in app.map(row.apps.contains) ?? true }
  }
}
