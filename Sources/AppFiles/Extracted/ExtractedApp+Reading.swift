// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import Foundation
public import IntentModel

extension ExtractedApp {
  /// Reads the description that was extracted from an app's sources. A file that is not such a
  /// description is one finding, and nothing is read.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - file: The file as findings name it; places are named from its folder.
  public static func read(_ data: Data, file: String) -> Reading<ExtractedApp?> {
    do {
      let decoder = JSONDecoder()
      let version = try decoder.decode(Version.self, from: data).version
      guard version == currentVersion else { return otherVersion(version, file) }
      var app = try decoder.decode(ExtractedApp.self, from: data)
      if let folder = file.folder { app.move(into: folder) }
      return Reading(app)
    } catch {
      return broken((error as? DecodingError)?.told ?? "this is no JSON", file)
    }
  }

  private struct Version: Decodable {
    var version: Int
  }

  private static func otherVersion(_ version: Int, _ file: String) -> Reading<ExtractedApp?> {
    broken("this is of version \(version), and version \(currentVersion) is read here", file)
  }

  private static func broken(_ what: String, _ file: String) -> Reading<ExtractedApp?> {
    let message = "\(what); write the file anew with parlance-extract"
    let place = SourceLocation(file: file)
    return Reading(
      nil, findings: [Finding(.error, rule: "extracted-app", message: message, at: place)])
  }
}

extension DecodingError {
  /// The error and its place: `'intents.3.name' is missing`.
  fileprivate var told: String {
    switch self {
    case .keyNotFound(let key, let context): "'\(path(context, key))' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "'\(path(context))' is of another kind than expected"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "'\(path(context))' is none of the values there are"
    default: "this is no JSON"
    }
  }

  private func path(_ context: Context, _ key: (any CodingKey)? = nil) -> String {
    (context.codingPath + (key.map { [$0] } ?? [])).map { key in
      key.intValue.map(String.init) ?? key.stringValue
    }.joined(separator: ".")
  }
}

extension String {
  /// The part of a path before the last slash; nil without a slash.
  fileprivate var folder: String? {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) }
  }
}
