// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// A message from an app: one line of its standard output.
struct ProgramReply: Decodable, Sendable {
  enum Content: Sendable {
    case resolutions([ProgramResolution])
    case options([Value])
    case response(ProgramResponse)
    case asked(ProgramInquiry)
    case failed(ProgramFailure)
    /// The assistant does it, as for apps without code.
    case usual
  }

  let call: Int
  let content: Content

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case call
    case resolutions
    case options
    case response
    case ask
    case fail
    case usual
  }

  init(line: Data) throws { self = try JSONDecoder().decode(Self.self, from: line) }

  /// A reply has exactly one kind of content.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    call = try container.decode(Int.self, forKey: .call)
    let kinds = container.allKeys.filter { $0 != .call }
    guard let kind = kinds.first, kinds.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: container.codingPath, debugDescription: "an answer is of one kind"))
    }
    switch kind {
    case .resolutions:
      content = .resolutions(try container.decode([ProgramResolution].self, forKey: kind))
    case .options:
      content = .options(try container.decode([ProgramValue].self, forKey: kind).map(\.value))
    case .response: content = .response(try container.decode(ProgramResponse.self, forKey: kind))
    case .ask: content = .asked(try container.decode(ProgramInquiry.self, forKey: kind))
    case .fail: content = .failed(try container.decode(ProgramFailure.self, forKey: kind))
    case .usual, .call: content = .usual
    }
  }
}

/// The reason why an app can't do it, in the user's language: `{"code":"closed","say":"We are
/// closed. Try tomorrow."}`.
struct ProgramFailure: Decodable, Sendable {
  private let code: String?
  private let say: ProgramText

  func error(in wording: Wording) -> HandlerError {
    HandlerError(code: code, say: say.text(in: wording))
  }
}
