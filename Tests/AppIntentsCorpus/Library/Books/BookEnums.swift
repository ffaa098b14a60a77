// SPDX-License-Identifier: Apache-2.0
import AppIntents

enum Genre: String, Codable, Sendable {
  case novel
  case crime
  case poetry
  case scienceFiction = "science_fiction"
  case nonfiction
}

extension Genre: AppEnum {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(
      name: "Genre", numericFormat: "\(placeholder: .int) genres", synonyms: ["Kind", "Category"])
  }

  static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .novel: "Novel",
    .crime: DisplayRepresentation(title: "Crime", synonyms: ["Mystery", "Whodunit"]),
    .poetry: DisplayRepresentation(
      title: "Poetry", subtitle: "And plays", image: nil, synonyms: ["Poems"]),
    .scienceFiction: DisplayRepresentation(
      title: LocalizedStringResource(
        "genre.scifi", defaultValue: "Science Fiction", comment: "Genre"),
      image: .init(systemName: "sparkles"),
      synonyms: ["Sci-Fi"]
    ),
    .nonfiction: DisplayRepresentation(title: "Nonfiction"),
  ]
}

/// How far somebody is with a book.
enum ReadingStatus: String, AppEnum, CaseIterable {
  case unread
  case reading
  case finished

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Reading Status")

  static var caseDisplayRepresentations: [ReadingStatus: DisplayRepresentation] {
    var all: [ReadingStatus: DisplayRepresentation] = [:]
    for status in allCases {
      all[status] = DisplayRepresentation(
        title: LocalizedStringResource(stringLiteral: status.rawValue.capitalized),
        image: .init(systemName: status.symbolName)
      )
    }
    return all
  }

  private var symbolName: String {
    switch self {
    case .unread: return "circle"
    case .reading: return "circle.lefthalf.filled"
    case .finished: return "checkmark.circle"
    }
  }
}
