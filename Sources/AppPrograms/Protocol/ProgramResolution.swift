// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// An app's resolution of one value: `"needsValue"`, `{"success":V}`, `{"disambiguation":[V,V]}`,
/// `{"confirmationRequired":V,"reason":"…"}`, `{"unsupported":"why"}` …
struct ProgramResolution: Decodable, Sendable {
  private enum Content: Sendable {
    case final(Resolution)
    case confirmation(ProgramValue, reason: ProgramText?)
    case refusal(ProgramText)
  }

  private let content: Content

  private enum CodingKeys: String, CodingKey {
    case success
    case disambiguation
    case confirmationRequired
    case unsupported
    case reason
  }

  init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      content = .final(try Self.named(word, decoder))
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let value = try container.decodeIfPresent(ProgramValue.self, forKey: .success) {
      content = .final(.success(value.value))
    } else if let values = try container.decodeIfPresent(
      [ProgramValue].self, forKey: .disambiguation)
    {
      content = .final(.disambiguation(values.map(\.value)))
    } else if let value = try container.decodeIfPresent(
      ProgramValue.self, forKey: .confirmationRequired)
    {
      let reason = try container.decodeIfPresent(ProgramText.self, forKey: .reason)
      content = .confirmation(value, reason: reason)
    } else {
      content = .refusal(try container.decode(ProgramText.self, forKey: .unsupported))
    }
  }

  func resolution(in wording: Wording) -> Resolution {
    switch content {
    case .final(let resolution): resolution
    case .confirmation(let value, let reason):
      .confirmationRequired(value.value, reason: reason?.text(in: wording))
    case .refusal(let reason): .unsupported(reason: reason.text(in: wording))
    }
  }

  private static func named(_ word: String, _ decoder: any Decoder) throws -> Resolution {
    switch word {
    case "needsValue": .needsValue
    case "needsMoreDetails": .needsMoreDetails
    case "notRequired": .notRequired
    case "unsupported": .unsupported(reason: nil)
    default:
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no such resolution"))
    }
  }
}
