// SPDX-License-Identifier: Apache-2.0

/// Configures a control.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
