// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct EncodeTextIntent: AppIntent {
  static let title: LocalizedStringResource = "Encode or Decode Text"
  static let description = IntentDescription(
    "Writes text as Base64, as hex or for an address, and back.", categoryName: "Encodings")

  @Parameter(title: "Direction", default: .encode) var direction: CodingDirection
  @Parameter(title: "Encoding", default: .base64) var coding: TextCoding
  @Parameter(
    title: "Text",
    inputOptions: .init(
      keyboardType: .asciiCapable, capitalizationType: .none, multiline: true,
      autocorrect: false, smartQuotes: false, smartDashes: false))
  var text: String
  @Parameter(title: "Uppercase", default: false) var uppercase: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$direction, .equalTo, .encode) {
      Switch(\.$coding) {
        Case(.hex) {
          Summary("\(\.$direction) \(\.$text) as \(\.$coding)") {
            \.$uppercase
          }
        }
        DefaultCase {
          Summary("\(\.$direction) \(\.$text) as \(\.$coding)")
        }
      }
    } otherwise: {
      Summary("\(\.$direction) \(\.$text) from \(\.$coding)")
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    switch direction {
    case .encode:
      let encoded = try require(coding.encode(text))
      return .result(value: uppercase && coding == .hex ? encoded.uppercased() : encoded)
    case .decode:
      return .result(value: try require(coding.decode(text), "it is no \(coding.rawValue)"))
    }
  }
}

struct DecodeFileIntent: AppIntent {
  static let title: LocalizedStringResource = "Decode Base64 to File"

  @Parameter(title: "Base64", inputOptions: .init(keyboardType: .asciiCapable))
  var base64: String

  @Parameter(title: "File Name", default: "Decoded.dat")
  var name: String

  func perform() async throws -> some ReturnsValue<IntentFile> {
    let data = try require(Data(base64Encoded: base64), "it is no Base64")
    return .result(value: IntentFile(data: data, filename: name, type: nil))
  }
}
