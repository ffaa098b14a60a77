// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CocoaError {
  /// Why a file can't be read, in the system's words and no domain's or code's.
  var reason: String {
    if code == .fileReadInapplicableStringEncoding || code == .fileReadCorruptFile {
      return "it is not UTF-8 text"
    }
    guard let cause = userInfo[NSUnderlyingErrorKey] as? POSIXError else {
      return localizedDescription
    }
    return String(cString: strerror(cause.code.rawValue)).lowercased()
  }
}
