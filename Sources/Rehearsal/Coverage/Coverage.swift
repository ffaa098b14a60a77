// SPDX-License-Identifier: Apache-2.0

public import Assistant
public import IntentModel
import Voice

/// How much of an app rehearsals have reached, in one language.
public struct Coverage: Hashable, Sendable {
  /// An app in one language.
  public struct Subject: Hashable, Sendable {
    public var app: AppID
    /// BCP 47.
    public var language: String

    public init(app: AppID, language: String) {
      self.app = app
      self.language = language
    }

    /// The app in the language of its grammar.
    public init(_ app: InstalledApp) {
      self.app = app.description.id
      language = app.grammar.language
    }
  }

  public let subject: Subject

  /// Everything that rehearsals can reach, without duplicates.
  public let items: [CoverageItem]

  private var reached: Set<CoverageItem> = []

  /// Creates a coverage in which nothing is reached yet.
  ///
  /// - Parameter app: the app, with its templates loaded.
  public init(of app: InstalledApp) {
    subject = Subject(app)
    items = CoverageInventory(app).items
  }

  /// Adds the items that a rehearsal reached. Items that are not the app's own are ignored.
  public mutating func add(_ reached: Set<CoverageItem>) { self.reached.formUnion(reached) }

  /// The number of items of a kind, and how many of them were reached.
  public func tally(of kind: CoverageItem.Kind) -> (reached: Int, all: Int) {
    let own = items.filter { $0.kind == kind }
    return (own.count(where: reached.contains), own.count)
  }

  /// The items that no rehearsal has reached.
  public var missing: [CoverageItem] { items.filter { !reached.contains($0) } }

  /// Between 0 and 100: the mean over the kinds of items that the app has, or 100 if it has none.
  ///
  /// It is a mean over kinds because one question weighs more than one synonym.
  public var percent: Double {
    let shares = CoverageItem.Kind.allCases.map(tally).filter { $0.all > 0 }
      .map { Double($0.reached) / Double($0.all) }
    return shares.isEmpty ? 100 : 100 * shares.reduce(0, +) / Double(shares.count)
  }
}
