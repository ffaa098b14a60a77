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

  /// The details shown with the place when it is found; nil to show its title alone.
  open var contentAttributeSet: CSSearchableItemAttributeSet?

  /// The request it comes from; nil for none.
  public internal(set) var interaction: INInteraction?

  public init(activityType: String) { self.activityType = activityType }

  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Restores an activity that the assistant stored.
  convenience init(_ activity: UserActivity) {
    self.init(activityType: activity.type)
    title = activity.title
    userInfo = activity.userInfo
    keywords = Set(activity.keywords)
    persistentIdentifier = activity.id
    isEligibleForSearch = activity.isEligibleForSearch
    isEligibleForPrediction = activity.isEligibleForPrediction
    suggestedInvocationPhrase = activity.phrase
    guard let details = activity.details else { return }
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.content")
    attributes.contentDescription = details
    attributes.thumbnailURL = activity.image.flatMap { URL(string: $0) }
    contentAttributeSet = attributes
  }

  /// The activity as the assistant stores it, with the values of `userInfo` as texts. If
  /// `requiredUserInfoKeys` is set, only those keys are stored.
  var neutral: UserActivity {
    let info = (userInfo ?? [:]).map { ("\($0.key)", "\($0.value)") }
      .filter { requiredUserInfoKeys?.contains($0.0) ?? true }
    var activity = UserActivity(
      type: activityType, title: title, userInfo: Dictionary(info) { first, _ in first })
    activity.id = persistentIdentifier
    activity.details = contentAttributeSet?.contentDescription
    activity.keywords = keywords.union(contentAttributeSet?.keywords ?? []).sorted()
    activity.phrase = suggestedInvocationPhrase
    activity.image = contentAttributeSet?.thumbnailURL?.lastPathComponent
    activity.isEligibleForSearch = isEligibleForSearch
    activity.isEligibleForPrediction = isEligibleForPrediction
    return activity
  }
}
