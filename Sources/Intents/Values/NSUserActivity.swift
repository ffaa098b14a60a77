// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// A place in an app that it can be opened at.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// Reverse-domain, as the app's Info.plist lists it.
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var persistentIdentifier: String?
  open var webpageURL: URL?
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var isEligibleForHandoff = true
  open var suggestedInvocationPhrase: String?

  /// The request it comes from; nil for none.
  public internal(set) var interaction: INInteraction?

  public init(activityType: String) { self.activityType = activityType }

  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// The activity as a turn carries it: what is no text is told as text.
  var neutral: UserActivity {
    let info = (userInfo ?? [:]).map { ("\($0.key)", "\($0.value)") }
    return UserActivity(
      type: activityType, title: title, userInfo: Dictionary(info) { first, _ in first })
  }
}
