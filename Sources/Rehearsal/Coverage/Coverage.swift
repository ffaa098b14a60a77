// SPDX-License-Identifier: Apache-2.0

public import Assistant
public import IntentModel
import Voice

/// What rehearsals have come across of an app in one language.
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

    /// The app in the language of its words.
    public init(_ app: InstalledApp) {
      self.app = app.description.id
      language = app.grammar.language
    }
  }

  public let subject: Subject

  /// All there is to come across, none twice.
  public let items: [CoverageItem]

  private var reached: Set<CoverageItem> = []

  /// Nothing is reached yet.
  ///
  /// - Parameter app: with its templates.
  public init(of app: InstalledApp) {
    subject = Subject(app)
    items = CoverageInventory(app).items
  }

  /// Adds what a rehearsal came across; what is not the app's own makes no difference.
  public mutating func add(_ reached: Set<CoverageItem>) { self.reached.formUnion(reached) }

  /// How many there are of a kind, and how many of them were reached.
  public func tally(of kind: CoverageItem.Kind) -> (reached: Int, all: Int) {
    let own = items.filter { $0.kind == kind }
    return (own.count(where: reached.contains), own.count)
  }

  /// What no rehearsal has come across.
  public var missing: [CoverageItem] { items.filter { !reached.contains($0) } }

  /// Between 0 and 100: the mean of the kinds that the app has, since one question weighs more than one
  /// synonym; 100 where it has none.
  public var percent: Double {
    let shares = CoverageItem.Kind.allCases.map(tally).filter { $0.all > 0 }
      .map { Double($0.reached) / Double($0.all) }
    return shares.isEmpty ? 100 : 100 * shares.reduce(0, +) / Double(shares.count)
  }
}
