// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Synchronization

/// The places in their apps where users are now. Apps report them separately from their answers to
/// requests.
///
/// They are kept while the program runs. Each app sees only its own.
final class ShortcutBoard: Sendable {
  /// The information that one app has given.
  struct Contents: @unchecked Sendable {
    /// The place in the app that its user is at.
    var activity: NSUserActivity?
  }

  /// The board in use. A caller that wants to see what one piece of an app's code reports sets a
  /// board of its own for it, because other code may be running at the same time.
  @TaskLocal static var shared = ShortcutBoard()

  private let apps = Mutex<[AppID: Contents]>([:])

  /// The app whose code is running: the app of the request, or the app that is being opened.
  private static var app: AppID { RequestContext.current?.app ?? AppLaunch.current?.app ?? "" }

  /// The information that the app whose code is running has given.
  var own: Contents { apps.withLock { $0[Self.app] ?? Contents() } }

  /// Changes the information that the app whose code is running has given.
  func change(_ edit: (inout Contents) -> Void) {
    let app = Self.app
    apps.withLock { edit(&$0[app, default: Contents()]) }
  }
}
