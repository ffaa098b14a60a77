// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import PrivateFiles

extension SQLiteRecords {
  /// Erases things, all of them or none, so that no byte of them is left in the file or beside it.
  ///
  /// Nobody else can use the file meanwhile; it is made smaller.
  /// - Parameters:
  ///   - kinds: those that lie elsewhere count only for what is kept here about them.
  ///   - app: nil for every app's, and what is no app's.
  public func erase(_ kinds: Set<KeptKind>, of app: AppID? = nil) throws {
    try store.erase { try RecordsErasure(database: $0, app: app).erase(kinds) }
  }

  /// Erases the file itself, whatever is in it.
  ///
  /// - Returns: What is left.
  public func eraseFile() throws -> [LeftFile] { try store.eraseFile() }
}
