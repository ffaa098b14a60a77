// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension String {
  /// What the text says, where it is a value in JSON.
  var jsonValue: JSONValue? { try? JSONDecoder().decode(JSONValue.self, from: Data(utf8)) }

  /// Whether it is a value in JSON, on one line.
  var isOneJSONValue: Bool { !contains(where: \.isNewline) && jsonValue != nil }
}
