// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CocoaError {
  /// Why a file can't be used, in the system's words and no domain's or code's.
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
  /// What went wrong in the call that has just failed.
  static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  /// "not a directory".
  var reason: String { String(cString: strerror(code.rawValue)).lowercased() }
}
