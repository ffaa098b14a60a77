// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Words for the user: a plain text, or `{"key":"…","values":{…}}` for one of the app's own texts
/// in the user's language, with its `${name}` tokens filled.
struct ProgramText: Decodable, Sendable {
  private enum Content: Sendable {
    case plain(String)
    case keyed(String, [String: ProgramValue])
  }

  private enum CodingKeys: String, CodingKey {
    case key
    case values
  }

  private let content: Content

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      content = .plain(text)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let values = try container.decodeIfPresent([String: ProgramValue].self, forKey: .values)
    content = .keyed(try container.decode(String.self, forKey: .key), values ?? [:])
  }

  func text(in wording: Wording) -> String {
    switch content {
    case .plain(let text): text
    case .keyed(let key, let values): wording.told(key, values.mapValues(\.value.display))
    }
  }
}
