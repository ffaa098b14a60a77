// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An image that stands for something. A terminal doesn't show it, but its source is kept.
public final class INImage: NSObject, @unchecked Sendable {
  /// The name in the app's bundle; nil for an image of data or of an address.
  public let name: String?
  public let data: Data?
  public let url: URL?

  private init(name: String? = nil, data: Data? = nil, url: URL? = nil) {
    (self.name, self.data, self.url) = (name, data, url)
  }

  public convenience init(named name: String) { self.init(name: name, data: nil) }
  public convenience init(imageData: Data) { self.init(data: imageData) }
  public convenience init?(url URL: URL) { self.init(url: .some(URL)) }
}
