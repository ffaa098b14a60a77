// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel

extension JSONValue {
  /// A value of a database; bytes are an object with their Base64.
  init(_ value: DatabaseValue) {
    self =
      switch value.storage {
      case .null: .null
      case .int64(let number): .integer(Int(number))
      case .double(let number): .decimal(number)
      case .string(let text): .string(text)
      case .blob(let bytes): .object(["base64": .string(bytes.base64EncodedString())])
      }
  }
}
