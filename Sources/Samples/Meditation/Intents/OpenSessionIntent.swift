// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Opens the app at a session.
struct OpenSessionIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open a Session"

  @Parameter(title: "Session", requestValueDialog: "Which session?")
  var target: MeditationSession
}
