// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The format of printed results.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text
  case json
  /// JUnit's XML report, which build and test servers read.
  case junit
  /// SARIF, the JSON of static analysis, which such servers show beside the lines.
  case sarif
}
