// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Begins in the background and goes on in the app, where there is something to type.
@available(iOS 16.4, macOS 13.3, watchOS 9.4, tvOS 16.4, *)
struct ReviewShowIntent: AppIntent {
  static var title: LocalizedStringResource = "Review Show"

  @Parameter(title: "Show")
  var show: ShowEntity

  @Parameter(title: "Stars", inclusiveRange: (1, 5))
  var stars: Int?

  func perform() async throws -> some IntentResult {
    if stars == nil {
      try await requestToContinueInForeground()
    } else {
      try await requestToContinueInForeground("Write a few words in the app?") {
        Router.shared.open(.show(show.id))
      }
    }
    return .result()
  }
}

@available(iOSApplicationExtension, unavailable)
@available(iOS 16.4, macOS 13.3, watchOS 9.4, tvOS 16.4, *)
extension ReviewShowIntent: ForegroundContinuableIntent {}

struct ImportSubscriptionsIntent: ForegroundContinuableIntent {
  static var title: LocalizedStringResource = "Import Subscriptions"

  @Parameter(title: "Address")
  var address: URL

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    guard address.pathExtension == "opml" else {
      throw needsToContinueInForegroundError("Choose the file in the app.") {
        Router.shared.open(.section(.shows))
      }
    }
    let count = await PodcastLibrary.shared.followedShows.count
    guard count > 0 else {
      throw needsToContinueInForegroundError()
    }
    return .result(value: count)
  }
}

struct OpenDownloadsIntent: AppIntent {
  static var title: LocalizedStringResource = "Open Downloads"
  static var openAppWhenRun: Bool = true

  #if os(iOS)
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
  #endif

  @MainActor
  func perform() async throws -> some IntentResult {
    Router.shared.open(.downloads)
    return .result()
  }
}
