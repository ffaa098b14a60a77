// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// How results are printed.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text
  case json
  /// The XML of JUnit's reports, which machines that build and test software read.
  case junit
  /// The JSON of static analysis, which such machines show beside the lines it is about.
  case sarif
}
