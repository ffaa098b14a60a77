// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import GRDB

/// A problem with the file. Its words are in the app's strings: `trouble.databaseFull`.
package struct DataTrouble: Error, Hashable, Sendable {
  /// The raw values are the codes of the failure.
  package enum Kind: String, CaseIterable, Sendable {
    /// No database, a broken one, or another program's.
    case damaged = "databaseDamaged"
    case readOnly = "databaseReadOnly"
    case full = "databaseFull"
    /// Another process has held it for too long.
    case locked = "databaseLocked"
    /// A later version of the app wrote it.
    case newer = "databaseNewer"
    case unreachable = "databaseUnreachable"
  }

  package var kind: Kind
  package var path: String

  /// The system's own words, for somebody who looks for the cause.
  package var detail = ""
}

extension DataTrouble: CustomStringConvertible {
  /// For findings, which no app puts into words.
  package var description: String {
    detail.isEmpty ? "\(path) (\(kind.rawValue))" : "\(path): \(detail)"
  }
}

extension DataTrouble {
  /// Nil for an error that has nothing to do with the file: a cancellation, a refused request.
  package init?(_ error: any Error, path: String) {
    switch error {
    case let trouble as DataTrouble:
      self = trouble
    case let error as DatabaseError:
      self.init(
        // The statement is left out: it may hold the user's words.
        kind: Self.kind(of: error.resultCode), path: path,
        detail: error.message ?? "\(error.resultCode)")
    case is RowDecodingError, is DecodingError:
      self.init(kind: .damaged, path: path)
    case let error as CocoaError:
      let cause = error.userInfo[NSUnderlyingErrorKey] as? POSIXError
      self.init(
        kind: Self.kind(of: error.code), path: path,
        detail: cause.map(Self.detail) ?? error.localizedDescription)
    case let error as POSIXError:
      self.init(kind: Self.kind(of: error.code), path: path, detail: Self.detail(of: error))
    default:
      return nil
    }
  }

  /// "not a directory".
  private static func detail(of error: POSIXError) -> String {
    String(cString: strerror(error.code.rawValue)).lowercased()
  }

  package static func kind(of code: ResultCode) -> Kind {
    switch code.primaryResultCode {
    // A missing table or column means that the file is another program's.
    case .SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_ERROR, .SQLITE_MISMATCH: .damaged
    case .SQLITE_READONLY, .SQLITE_PERM: .readOnly
    case .SQLITE_FULL: .full
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: .locked
    default: .unreachable
    }
  }

  package static func kind(of code: CocoaError.Code) -> Kind {
    switch code {
    case .fileWriteNoPermission, .fileWriteVolumeReadOnly, .fileReadNoPermission: .readOnly
    case .fileWriteOutOfSpace: .full
    default: .unreachable
    }
  }

  package static func kind(of code: POSIXErrorCode) -> Kind {
    switch code {
    case .EACCES, .EPERM, .EROFS: .readOnly
    case .ENOSPC, .EDQUOT: .full
    default: .unreachable
    }
  }
}
