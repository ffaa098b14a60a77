// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// At most one AppShortcutsProvider in an app.
enum ProviderCount: LintRule {
  static let name = "provider-count"
  static let severity = Finding.Severity.error
  static let summary = "At most one AppShortcutsProvider in an app."
  static let reason = """
    With two of them nobody knows which one's shortcuts the app has.
    """
  static let source = "WWDC23 10102"

  static func findings(in app: LintedApp) -> [Finding] {
    guard let providers = app.extracted?.providers, let first = providers.first else { return [] }
    return providers.dropFirst().map { provider in
      let message =
        "\(provider.name) is a second provider; put its shortcuts into \(first.name)"
      return finding(message, at: provider.place, in: app)
    }
  }
}
