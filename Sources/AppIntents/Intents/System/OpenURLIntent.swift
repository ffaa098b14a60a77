// SPDX-License-Identifier: Apache-2.0

/// Opens a page.
public struct OpenURLIntent: SystemIntent {
  public static let title = LocalizedStringResource(
    "appIntents.openURL.title", defaultValue: "Open URL")
  public static let openAppWhenRun = true

  @Parameter(title: LocalizedStringResource("appIntents.openURL.url", defaultValue: "URL"))
  public var url: URL

  public init() {}

  public init(_ url: URL) { self.url = url }

  public func perform() async throws -> some IntentResult { .result() }
}

extension OpenURLIntent {
  /// Opens the page of a case.
  public init<Case: URLRepresentableEnum>(urlRepresentable: Case) throws {
    let representation = Case.urlRepresentation
    let pattern = representation.patterns[urlRepresentable.itemID] ?? representation.pattern
    try self.init(pattern, "${rawValue}", urlRepresentable.itemID)
  }

  /// Opens the page of an entity. It throws if the address has other values in it than the entity's
  /// identifier.
  public init<Entity: URLRepresentableEntity>(urlRepresentable: Entity) throws {
    try self.init(Entity.urlRepresentation.pattern, "${id}", urlRepresentable.itemID)
  }

  private init(_ pattern: String?, _ place: String, _ value: String) throws {
    guard let address = pattern?.replacing(place, with: value), !address.contains("${"),
      let url = URL(string: address)
    else { throw AppIntentError.Unrecoverable.entityNotFound }
    self.init(url)
  }
}
