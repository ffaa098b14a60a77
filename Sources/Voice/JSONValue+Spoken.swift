// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension JSONValue {
  /// As text, for a person to read.
  public var spoken: String {
    switch self {
    case .null: ""
    case .boolean(let truth): String(truth)
    case .integer(let number): String(number)
    case .decimal(let number): String(number)
    case .string(let text): text
    case .array(let elements): elements.map(\.spoken).joined(separator: ", ")
    case .object(let members):
      members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.spoken)" }
        .joined(separator: ", ")
    }
  }
}
