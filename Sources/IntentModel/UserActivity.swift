// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A place in an app to continue at.
public struct UserActivity: Hashable, Sendable {
  /// Reverse-domain, as the app's Info.plist lists it.
  public var type: String

  public var title: String?

  /// The data that the app needs to find the place again.
  public var userInfo: [String: String]

  /// The app's own name for the place, by which it is forgotten again; nil for none.
  public var id: String?

  /// A sentence about the contents of the place.
  public var details: String?

  /// Words that the place is found by, beside its title.
  public var keywords: [String] = []

  /// A phrase the user may want to say to get there: "Order lunch".
  public var phrase: String?

  /// The name of the image that stands for it.
  public var image: String?

  /// Whether it may be found by searching.
  public var isEligibleForSearch = false

  /// Whether it may be offered when it is likely to be wanted.
  public var isEligibleForPrediction = false

  public init(type: String, title: String? = nil, userInfo: [String: String] = [:]) {
    self.type = type
    self.title = title
    self.userInfo = userInfo
  }

  /// Equal for the same place, whatever its title is.
  public var identity: String {
    let info = userInfo.sorted { $0.key < $1.key }.map {
      "\($0.debugDescription)=\($1.debugDescription)"
    }
    return id.map { "\(type)#\($0)" } ?? "\(type)?\(info.joined(separator: "&"))"
  }
}

extension UserActivity: Codable {
  private enum CodingKeys: String, CodingKey {
    case type
    case title
    case userInfo
    case id
    case details
    case keywords
    case phrase
    case image
    case isEligibleForSearch
    case isEligibleForPrediction
  }

  /// Only the type has to be there.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      type: try container.decode(String.self, forKey: .type),
      title: try container.decodeIfPresent(String.self, forKey: .title),
      userInfo: try container.decodeIfPresent([String: String].self, forKey: .userInfo) ?? [:])
    id = try container.decodeIfPresent(String.self, forKey: .id)
    details = try container.decodeIfPresent(String.self, forKey: .details)
    keywords = try container.decodeIfPresent([String].self, forKey: .keywords) ?? []
    phrase = try container.decodeIfPresent(String.self, forKey: .phrase)
    image = try container.decodeIfPresent(String.self, forKey: .image)
    isEligibleForSearch =
      try container.decodeIfPresent(Bool.self, forKey: .isEligibleForSearch) ?? false
    isEligibleForPrediction =
      try container.decodeIfPresent(Bool.self, forKey: .isEligibleForPrediction) ?? false
  }

  /// Leaves out properties that have their default values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encodeIfPresent(title, forKey: .title)
    if !userInfo.isEmpty { try container.encode(userInfo, forKey: .userInfo) }
    try container.encodeIfPresent(id, forKey: .id)
    try container.encodeIfPresent(details, forKey: .details)
    if !keywords.isEmpty { try container.encode(keywords, forKey: .keywords) }
    try container.encodeIfPresent(phrase, forKey: .phrase)
    try container.encodeIfPresent(image, forKey: .image)
    if isEligibleForSearch { try container.encode(true, forKey: .isEligibleForSearch) }
    if isEligibleForPrediction { try container.encode(true, forKey: .isEligibleForPrediction) }
  }
}

/// Keeps the places of apps that can be found by searching. Every call reads or writes the disk,
/// and throws the errors of the disk.
public protocol ActivityStore: Sendable {
  /// Keeps a place. It replaces the app's earlier one of the same identity.
  func keep(_ activity: UserActivity, of app: AppID, at date: Date) throws

  /// Forgets places of an app at once, by the app's own names for them; nil for all of them.
  func removeActivities(of app: AppID, _ ids: Set<String>?) throws

  /// All places that can be found; the one where the user was last comes first.
  func activities() throws -> [ShortcutStep]
}
