// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents

extension Desk {
  /// Agrees to each of several people.
  ///
  /// - Parameter unknown: what is said of somebody nobody knows.
  func agree<Answer: INPersonResolutionResult>(
    to people: [INPerson], unknown: (INPerson, Phrasing) -> Answer
  ) async -> [Answer] {
    var answers: [Answer] = []
    for person in people {
      answers.append(
        await agree { phrasing in
          try await answer(for: person, phrasing) ?? unknown(person, phrasing)
        })
    }
    return answers
  }

  /// Agrees to people of whom any number may be missing: a search's.
  func agreeIfNamed<Answer: INPersonResolutionResult>(to people: [INPerson]?) async -> [Answer] {
    guard let people, !people.isEmpty else { return [.notRequired()] }
    return await agree(to: people) { person, phrasing in
      .unsupported(saying: phrasing.reason(.unknownPerson(person.displayName)))
    }
  }

  /// Nil for somebody nobody knows. The assistant itself asks for more of a name that fits more
  /// than ten.
  private func answer<Answer: INPersonResolutionResult>(
    for person: INPerson, _ phrasing: Phrasing
  ) async throws -> Answer? {
    switch try await store.book().match(person) {
    case .contact(let contact): .success(with: phrasing.person(contact))
    case .likely(let contact): .confirmationRequired(with: phrasing.person(contact))
    case .several(let contacts): .disambiguation(with: phrasing.choices(contacts))
    case .systemContact: .success(with: person)
    case .nobody: nil
    }
  }

  /// Agrees to the name of a group.
  func agree(to name: INSpeakableString) async -> INSpeakableStringResolutionResult {
    await agree { phrasing in
      let groups = try await store.groups().meant(by: name)
      guard let first = groups.first else { throw ChatProblem.unknownGroup(name.spokenPhrase) }
      return groups.count == 1
        ? .success(with: phrasing.name(of: first))
        : .disambiguation(with: groups.map(phrasing.name))
    }
  }
}
