// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// How results are printed.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case text
  case json
}
