// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension AppScreen.Link {
  public init(title: String, to activity: NSUserActivity) {
    self.init(title: title, place: activity.neutral)
  }
}
