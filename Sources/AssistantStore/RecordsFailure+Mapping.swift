// SPDX-License-Identifier: Apache-2.0

public import Assistant
public import Foundation
import GRDB

extension RecordsFailure {
  /// The failure of the file that an error of the disk or of SQLite means.
  init(_ error: any Error, path: String) {
    switch error {
    case let failure as RecordsFailure:
      self = failure
    case let error as DatabaseError:
      // The error's reason, without its statement, which may contain the user's words.
      self.init(error.resultCode, path: path, reason: error.reason)
    // A value in the file can't be read; the value itself is not reported.
    case is RowDecodingError, is DecodingError:
      self = .damaged(path: path)
    case let error as CocoaError:
      self.init(error.code, path: path, reason: error.reason)
    case let error as POSIXError:
      self.init(error.code, path: path, reason: error.reason)
    default:
      self = .unreachable(path: path, reason: String(describing: type(of: error)))
    }
  }

  init(_ code: ResultCode, path: String, reason: String) {
    self =
      switch code.primaryResultCode {
      // A missing table or column means that the file is not ours.
      case .SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_ERROR, .SQLITE_MISMATCH: .damaged(path: path)
      case .SQLITE_READONLY, .SQLITE_PERM: .readOnly(path: path)
      case .SQLITE_FULL: .full(path: path)
      case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: .locked(path: path)
      default: .unreachable(path: path, reason: reason)
      }
  }

  init(_ code: CocoaError.Code, path: String, reason: String) {
    self =
      switch code {
      case .fileWriteNoPermission, .fileWriteVolumeReadOnly, .fileReadNoPermission:
        .readOnly(path: path)
      case .fileWriteOutOfSpace: .full(path: path)
      default: .unreachable(path: path, reason: reason)
      }
  }

  init(_ code: POSIXErrorCode, path: String, reason: String) {
    self =
      switch code {
      case .EACCES, .EPERM, .EROFS: .readOnly(path: path)
      case .ENOSPC, .EDQUOT: .full(path: path)
      case .EBUSY: .locked(path: path)
      default: .unreachable(path: path, reason: reason)
      }
  }

  /// The reason why a file could not be erased.
  public init(erasing path: String, _ code: POSIXErrorCode) {
    self.init(code, path: path, reason: POSIXError(code).reason)
  }
}

extension DatabaseError {
  /// SQLite's own words.
  fileprivate var reason: String { message ?? "\(resultCode)" }
}

extension CocoaError {
  /// The reason why a file can't be used, in the system's words, without an error domain or code.
  public var reason: String {
    if code == .fileReadInapplicableStringEncoding || code == .fileReadCorruptFile {
      return "it is not UTF-8 text"
    }
    guard let cause = userInfo[NSUnderlyingErrorKey] as? POSIXError else {
      return localizedDescription
    }
    return cause.reason
  }
}

extension POSIXError {
  /// The error of the system call that has just failed.
  static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  /// The system's description, such as "not a directory".
  var reason: String { String(cString: strerror(code.rawValue)).lowercased() }
}
