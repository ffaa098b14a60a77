// SPDX-License-Identifier: Apache-2.0

import Foundation

extension RequestContext {
  /// Keeps that the user is at a place in the app that is working or open, so that it can be found and offered
  /// again as far as it may be. Nothing is kept where nothing is done.
  package static func visit(_ activity: UserActivity) throws {
    guard let current else { return }
    if activity.isEligibleForSearch {
      try current.activities?.keep(activity, of: current.app, at: current.now)
    }
    guard activity.isEligibleForPrediction, let donations = current.donations else { return }
    let donation = Donation(
      id: UUID().uuidString, group: activity.id, app: current.app, action: .activity(activity),
      date: current.now, phrase: activity.phrase, image: activity.image)
    try current.add(donation, to: donations)
  }

  /// Forgets places of the app, by its own names for them; nil for all of them.
  package static func forgetActivities(_ ids: Set<String>?) throws {
    guard let current else { return }
    try current.activities?.removeActivities(of: current.app, ids)
    try current.donations?.removeDonations(of: current.app, .activities(ids))
  }
}
