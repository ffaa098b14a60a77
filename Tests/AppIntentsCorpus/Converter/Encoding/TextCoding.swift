// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

enum CodingDirection: String, AppEnum {
  case encode
  case decode

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Direction"
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .encode: DisplayRepresentation(title: "Encode", image: .init(systemName: "lock")),
    .decode: DisplayRepresentation(title: "Decode", image: .init(systemName: "lock.open")),
  ]
}

enum TextCoding: String, AppEnum {
  case base64, hex, percent, rot13

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Encoding"
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .base64: "Base64",
    .hex: "Hex",
    .percent: "Percent (URL)",
    .rot13: "ROT13",
  ]

  func encode(_ text: String) -> String? {
    switch self {
    case .base64: Data(text.utf8).base64EncodedString()
    case .hex: text.utf8.map { String(format: "%02x", $0) }.joined()
    case .percent: text.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    case .rot13: Self.rotate(text)
    }
  }

  func decode(_ text: String) -> String? {
    switch self {
    case .base64: Data(base64Encoded: text).flatMap { String(data: $0, encoding: .utf8) }
    case .hex: nil
    case .percent: text.removingPercentEncoding
    case .rot13: Self.rotate(text)
    }
  }

  private static func rotate(_ text: String) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let rotated = text.lowercased().map { letter -> Character in
      guard let place = letters.firstIndex(of: letter) else { return letter }
      return letters[(place + 13) % 26]
    }
    return String(rotated)
  }
}
