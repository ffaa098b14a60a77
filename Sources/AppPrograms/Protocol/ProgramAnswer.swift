// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The user's answer to an app's question: `"agreed"`, `"declined"`, `{"chosen":0}`, or the request
/// with the new values in it, `{"given":{…}}`.
struct ProgramAnswer: Encodable, Sendable {
  private let call: Int
  private let answer: Content

  private enum Content: Encodable, Sendable {
    case agreed
    case declined
    case chosen(Int)
    case given(ProgramIntent)

    private enum CodingKeys: String, CodingKey {
      case chosen
      case given
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .agreed: try "agreed".encode(to: encoder)
      case .declined: try "declined".encode(to: encoder)
      case .chosen(let place):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(place, forKey: .chosen)
      case .given(let intent):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(intent, forKey: .given)
      }
    }
  }

  init(call: Int, _ answer: InquiryAnswer) {
    self.call = call
    self.answer =
      switch answer {
      case .agreed: .agreed
      case .declined: .declined
      case .chosen(let place): .chosen(place)
      case .given(let intent): .given(ProgramIntent(intent))
      }
  }
}
