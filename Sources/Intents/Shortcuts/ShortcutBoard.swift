// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Synchronization

/// What apps have told the assistant beside the answers to requests: where their users
/// are in them.
///
/// Kept for as long as the program runs. Each app sees its own alone.
final class ShortcutBoard: Sendable {
  /// What one app has told.
  struct Contents: @unchecked Sendable {
    /// The place in the app that its user is at.
    var activity: NSUserActivity?
  }

  /// The one that counts here: whoever looks for what a piece of an app's code tells gives it one of its own, since
  /// others may be running.
  @TaskLocal static var shared = ShortcutBoard()

  private let apps = Mutex<[AppID: Contents]>([:])

  /// The app whose code is running: that of the request, or the one that is opened.
  private static var app: AppID { RequestContext.current?.app ?? AppLaunch.current?.app ?? "" }

  /// What the app whose code is running has told.
  var own: Contents { apps.withLock { $0[Self.app] ?? Contents() } }

  /// Changes what the app whose code is running has told.
  func change(_ edit: (inout Contents) -> Void) {
    let app = Self.app
    apps.withLock { edit(&$0[app, default: Contents()]) }
  }
}
