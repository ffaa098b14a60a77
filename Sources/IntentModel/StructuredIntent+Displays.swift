// SPDX-License-Identifier: Apache-2.0

extension StructuredIntent {
  /// The values as a person reads them, by the names of their parameters; several are listed as the language does.
  public func displays(in wording: Wording) -> [String: String] {
    let pairs = arguments.map { id, argument in
      (id.rawValue, wording.list(argument.values.map(\.value.display), .and))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
