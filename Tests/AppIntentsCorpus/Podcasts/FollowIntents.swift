// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct FollowShowIntent: AppIntent {
  static let title: LocalizedStringResource = "Follow Show"
  static let description: IntentDescription = "Adds a show to your library."

  @Parameter(title: "Show")
  var show: ShowEntity

  init() {}

  init(show: ShowEntity) {
    self.show = show
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if #available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
      try await requestConfirmation(
        actionName: .add, dialog: "Follow \(show.title) by \(show.author)?")
    } else {
      try await requestConfirmation()
    }
    await PodcastLibrary.shared.follow(show.id, true)
    return .result(dialog: "You now follow \(show.title).")
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
struct UnfollowShowIntent: AppIntent {
  static let title: LocalizedStringResource = "Unfollow Show"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

  private static var confirmation: ConfirmationActionName {
    .custom(
      acceptLabel: "Unfollow", acceptAlternatives: ["Remove"], denyLabel: "Keep",
      denyAlternatives: ["Stay"], destructive: true)
  }

  @Parameter(title: "Show", description: "The show that you have had enough of.")
  var show: ShowEntity

  static var parameterSummary: some ParameterSummary { Summary("Unfollow \(\.$show)") }

  func perform() async throws -> some IntentResult & ReturnsValue<ShowEntity> {
    try await requestConfirmation(
      conditions: [], actionName: Self.confirmation,
      dialog: IntentDialog("Stop following \(show.title)?"))
    await PodcastLibrary.shared.follow(show.id, false)
    return .result(value: show)
  }
}

/// Asks until it is certain which show is meant.
struct RecommendShowIntent: AppIntent {
  static let title: LocalizedStringResource = "Recommend a Show"

  @Parameter(title: "Show")
  var show: ShowEntity?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let picked: ShowEntity
    if let show {
      let isRight = try await $show.requestConfirmation(
        for: show, dialog: "Did you mean \(show.title)?")
      guard isRight else { return .result(dialog: "Never mind.") }
      picked = show
    } else {
      let shows = await PodcastLibrary.shared.followedShows.map(ShowEntity.init)
      picked = try await $show.requestDisambiguation(among: shows, dialog: "Which one?")
    }
    return .result(dialog: "Try \(picked.title).")
  }
}
