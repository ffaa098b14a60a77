// SPDX-License-Identifier: Apache-2.0

/// What an app's Swift sources say of its App Intents, read without compiling them.
///
/// Kept as JSON in a file whose name ends in ``fileExtension``, beside the app's own files. Places are named from
/// the folder of the sources.
public struct ExtractedApp: Hashable, Sendable, Codable {
  /// How the names of such files end.
  public static let fileExtension = "appintents.json"

  /// The form of this file; readers refuse another.
  public static let currentVersion = 1

  public var version = Self.currentVersion

  /// Each list in the order of the files' paths, then of the lines.
  public var providers: [ExtractedProvider] = []
  public var intents: [ExtractedIntent] = []
  public var enumerations: [ExtractedEnumeration] = []
  public var entities: [ExtractedEntity] = []
  public var queries: [ExtractedQuery] = []

  /// The requests that users are offered to give words of their own.
  public var suggestedPhrases: [ExtractedPhrase] = []

  /// What can be known only when the app runs.
  public var unknowns: [ExtractedUnknown] = []

  public init() {}
}
