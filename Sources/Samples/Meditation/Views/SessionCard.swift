// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A session and how long it takes.
struct SessionCard: View {
  let name: Text
  let minutes: Int

  init(session: MeditationSession) {
    name = Text(session.displayRepresentation.title)
    minutes = session.minutes
  }

  init(name: String, minutes: Int) {
    self.name = Text(name)
    self.minutes = minutes
  }

  var body: some View {
    VStack(alignment: .leading) {
      name.font(.headline)
      HStack {
        Text("Length")
        Spacer()
        Text("\(minutes) minutes")
      }
    }
  }
}
