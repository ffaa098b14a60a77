// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// There is just one of these.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct LibrarySettingsEntity: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Library Settings"
  static let defaultQuery = LibrarySettingsQuery()

  let id = "library-settings"

  @Property(title: "Show Covers")
  var showsCovers: Bool

  @Property(title: "Days of a Loan")
  var loanDays: Int

  init(_ settings: LibrarySettings) {
    showsCovers = settings.showsCovers
    loanDays = settings.loanDays
  }

  var displayRepresentation: DisplayRepresentation { "Library Settings" }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct LibrarySettingsQuery: UniqueAppEntityQuery {
  @Dependency
  var catalog: Catalog

  func uniqueEntity() async throws -> LibrarySettingsEntity {
    await LibrarySettingsEntity(catalog.settings)
  }
}

/// The same with the provider that the framework has.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct ReadingGoalEntity: UniqueAppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Reading Goal")

  static let defaultQuery: UniqueAppEntityProvider<ReadingGoalEntity> = UniqueAppEntityProvider {
    await ReadingGoalEntity(books: Catalog.shared.goal)
  }

  @Property(title: "Books a Year")
  var books: Int

  init(books: Int) {
    self.books = books
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "Reading Goal", subtitle: "\(books) books a year", image: .init(systemName: "target"))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct GetReadingGoalIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Reading Goal"

  func perform() async throws -> some ReturnsValue<ReadingGoalEntity> & ProvidesDialog {
    let goal = try await ReadingGoalEntity.defaultQuery.uniqueEntity()
    return .result(value: goal, dialog: "You want to read \(goal.books) books a year.")
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct ChangeLoanDaysIntent: AppIntent {
  static let title: LocalizedStringResource = "Change Days of a Loan"

  @Parameter(title: "Settings")
  var settings: LibrarySettingsEntity

  @Parameter(title: "Days", default: 28, controlStyle: .stepper, inclusiveRange: (1, 90))
  var days: Int

  @Dependency
  var catalog: Catalog

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<LibrarySettingsEntity> {
    catalog.settings.loanDays = days
    return .result(value: LibrarySettingsEntity(catalog.settings))
  }
}
