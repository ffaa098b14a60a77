// SPDX-License-Identifier: Apache-2.0

/// An intent that makes no card.
public struct EmptySnippetIntent: SnippetIntent {
  public static let title: LocalizedStringResource = ""
  public static let isDiscoverable = false

  public init() {}

  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: EmptyView())
  }
}
