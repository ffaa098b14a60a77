// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentModel

/// The screens the app opens with: all sessions, or one of them.
struct MeditationScreens {
  @AppDependency private var store: MeditationStore

  init() {}

  func screen(at place: UserActivity?) async throws -> AppScreen {
    let sessions = try await store.sessions()
    guard let session = sessions.first(where: { $0.id == place?.userInfo["target"] }) else {
      return list(of: sessions)
    }
    return AppScreen("\(session): \(session.minutes) minutes.") { SessionCard(session: session) }
  }

  private func list(of sessions: [MeditationSession]) -> AppScreen {
    let names = sessions.map { String(localized: $0.displayRepresentation.title) }
    let links = zip(names, sessions).map { name, session in
      AppScreen.Link(
        title: name,
        place: UserActivity(
          type: "\(OpenSessionIntent.self)", title: name, userInfo: ["target": session.id]))
    }
    return AppScreen("Your sessions: \(names, format: .list(type: .and)).", links: links) {
      VStack { ForEach(names, id: \.self) { Text($0) } }
    }
  }
}
