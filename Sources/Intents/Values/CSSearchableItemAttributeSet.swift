// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The details of something that can be found by searching.
public final class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public var title: String?
  public var displayName: String?
  public var contentDescription: String?
  public var keywords: [String]?
  public var thumbnailURL: URL?
  public var relatedUniqueIdentifier: String?

  /// - Parameter itemContentType: a uniform type identifier, such as `public.text`.
  public init(itemContentType: String) {}
}
