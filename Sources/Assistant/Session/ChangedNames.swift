// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Synchronization

/// The apps that have said that their names are new, from whatever task.
final class ChangedNames: Sendable {
  private let apps = Mutex<Set<AppID>>([])

  func insert(_ app: AppID) { apps.withLock { _ = $0.insert(app) } }

  /// Those there are, which then are looked at.
  func takeAll() -> Set<AppID> {
    apps.withLock { apps in
      defer { apps = [] }
      return apps
    }
  }
}
