// SPDX-License-Identifier: Apache-2.0

import AppleFormats
public import Foundation
public import IntentModel

/// A file of shortcuts, exported to be kept elsewhere or written by hand: YAML, or the same as
/// JSON.
///
/// ```yaml
/// shortcuts:
///   - phrase: wind down
///     steps:
///       - set focus to sleep in Meditation
///       - start calming meditation
/// ```
///
/// A step is a sentence, or the app, intent and values that an export writes for it.
public struct ShortcutFile: Hashable, Sendable, Codable {
  public var shortcuts: [Entry]

  public struct Entry: Hashable, Sendable, Codable {
    public var phrase: String
    /// Nil means true.
    public var enabled: Bool?
    public var steps: [Step]

    public init(phrase: String, enabled: Bool? = nil, steps: [Step]) {
      self.phrase = phrase
      self.enabled = enabled
      self.steps = steps
    }
  }

  public enum Step: Hashable, Sendable {
    case sentence(String)
    case step(ShortcutStep)
  }

  public init(shortcuts: [Entry]) { self.shortcuts = shortcuts }

  /// - Throws: The findings that the file's author has to mend.
  public init(_ data: Data, file: String) throws(FindingsError) {
    let source = try SourceText(data, file: file)
    let document = try YAMLDocument(source)
    do {
      let value = document.root.map { JSONValue($0) } ?? .object([:])
      self = try JSONDecoder().decode(ShortcutFile.self, from: JSONEncoder().encode(value))
    } catch {
      let message = "\(Self.fault(error)); a file has shortcuts, each with a phrase and its steps"
      throw FindingsError([
        Finding(
          .error, rule: "shortcuts-syntax", message: message, at: SourceLocation(file: file))
      ])
    }
  }

  /// The file as JSON, in the order of its shortcuts; equal shortcuts always give equal bytes.
  public var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }

  private static func fault(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let path: [any CodingKey]
    switch error {
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      path = context.codingPath
    @unknown default: path = []
    }
    let place = path.map { $0.intValue.map { String($0 + 1) } ?? $0.stringValue }
    return "\(place.isEmpty ? "the file" : place.joined(separator: " ")) is missing or wrong"
  }
}

extension ShortcutFile.Step: Codable {
  public init(from decoder: any Decoder) throws {
    if let sentence = try? decoder.singleValueContainer().decode(String.self) {
      self = .sentence(sentence)
    } else {
      self = .step(try ShortcutStep(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .sentence(let sentence):
      var container = encoder.singleValueContainer()
      try container.encode(sentence)
    case .step(let step): try step.encode(to: encoder)
    }
  }
}
