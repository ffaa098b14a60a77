// SPDX-License-Identifier: Apache-2.0

/// A place in an app to continue at.
public struct UserActivity: Hashable, Sendable {
  /// Reverse-domain, as the app's Info.plist lists it.
  public var type: String

  public var title: String?

  /// What the app needs to find the place again.
  public var userInfo: [String: String]

  /// The app's own name for the place, by which it is forgotten again; nil for none.
  public var id: String?

  /// What is to be found there, in a sentence.
  public var details: String?

  /// What the place is found by beside its title.
  public var keywords: [String] = []

  /// What the user may want to say to get there: "Order lunch".
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

  /// The same for the same place, whatever it is called.
  public var identity: String {
    let info = userInfo.sorted { $0.key < $1.key }.map {
      "\($0.debugDescription)=\($1.debugDescription)"
    }
    return id.map { "\(type)#\($0)" } ?? "\(type)?\(info.joined(separator: "&"))"
  }
}
