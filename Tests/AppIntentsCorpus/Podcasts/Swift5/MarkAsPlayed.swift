// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// The episode that was marked last, for the widget.
var lastMarkedEpisode: EpisodeEntity?

struct MarkAsPlayed: AppIntent {
  static var title = LocalizedStringResource("Mark as Played")
  static var description: IntentDescription? = IntentDescription(
    "Marks episodes as played or not.", categoryName: "Library")

  @Parameter(title: "Episodes", requestValueDialog: IntentDialog("Which episodes?"))
  var episodes: [EpisodeEntity]

  @Parameter(
    title: "Played", description: "Off for those that you want to hear again.", default: true,
    displayName: Bool.IntentDisplayName(true: "played", false: "unplayed"))
  var isPlayed: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$isPlayed, .equalTo, true) {
      Summary("Mark \(\.$episodes) as played") {
        \.$isPlayed
      }
    } otherwise: {
      Summary("Put \(\.$episodes) back") {
        \.$isPlayed
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    await PodcastLibrary.shared.markPlayed(episodes.map(\.id), isPlayed)
    lastMarkedEpisode = episodes.last
    return .result(value: episodes.count, dialog: dialog(for: episodes.count))
  }

  private func dialog(for count: Int) -> IntentDialog {
    switch count {
    case 0:
      return "Nothing to mark."
    case 1:
      return IntentDialog(stringLiteral: "Done.")
    case 2:
      return .init("Marked both.")
    default:
      return IntentDialog(
        full: "Marked \(count) episodes as \(isPlayed ? "played" : "unplayed").",
        supporting: "Marked \(count).", systemImageName: "checkmark.circle")
    }
  }
}

struct CountUnplayed: AppIntent {
  static var title: LocalizedStringResource { "Count Unplayed Episodes" }
  static var description: IntentDescription? { nil }
  static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

  func perform() async throws -> some ReturnsValue<Int> {
    let count = await PodcastLibrary.shared.unplayedEpisodes.count
    return .result(value: count)
  }
}
