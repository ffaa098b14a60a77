// SPDX-License-Identifier: Apache-2.0

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

  /// Without what is as usual.
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
