// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension String {
  /// The value of the text, if it is valid JSON.
  var jsonValue: JSONValue? { try? JSONDecoder().decode(JSONValue.self, from: Data(utf8)) }

  /// Whether the text is one JSON value on one line.
  var isOneJSONValue: Bool { !contains(where: \.isNewline) && jsonValue != nil }
}
