// SPDX-License-Identifier: Apache-2.0

import Dialog
import Foundation
public import IntentModel

/// Tips: words the user can say next, after something was done.
///
/// The app's strings hold a tip by the intent it follows: `OrderSoup.tip` is "Where’s my order?".
extension Session {
  /// The tip to show after a turn. Nil for none, when it was shown in this conversation already,
  /// and for 30 days after the user dismissed it.
  public func tip(after turn: Turn) -> String? {
    guard let done = turn.completed, turn.prompt == nil,
      let words = installation[done.app]?.wording.text(ifPresent: "\(done.intent.rawValue).tip"),
      !isDismissed(done), toldTips.insert(words).inserted
    else { return nil }
    lastTip = done
    return words
  }

  /// Hides the tip that was told last, and tells its app.
  func dismissTip() -> Step {
    guard let tipped = lastTip, let app = installation[tipped.app] else {
      return answer([text("tip.none")], .success)
    }
    lastTip = nil
    let until = world.now().addingTimeInterval(Self.tipRest)
    // When this can't be saved, it holds for this conversation only.
    try? world.records?.setSetting(setting(of: tipped), to: until.formatted(.iso8601))
    let context = context(for: app, world.makeID(), acts: false)
    let handler = handler(of: app)
    notices.append(
      HandlerCall(on: world.clock) { _ in
        await handler.dismissedTip(after: tipped.intent, in: context)
        return .opened(nil)
      })
    return answer([text("tip.dismissed")], .success)
  }

  /// How long a dismissed tip stays away, in seconds.
  private static let tipRest = 30.0 * 86_400

  private func isDismissed(_ done: StructuredIntent) -> Bool {
    guard let until = try? world.records?.setting(setting(of: done)) else { return false }
    return Date(written: until).map { world.now() < $0 } ?? false
  }

  private func setting(of done: StructuredIntent) -> String {
    "tip.\(done.app).\(done.intent).until"
  }
}
