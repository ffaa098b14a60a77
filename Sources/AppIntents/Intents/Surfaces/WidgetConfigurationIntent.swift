// SPDX-License-Identifier: Apache-2.0

/// Configures a widget.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
