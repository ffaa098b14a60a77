// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension RequestContext {
  /// The words for an enumeration's case: its text, such as `INRidePhase.confirmed`, else its name.
  ///
  /// Nil for the case with the raw value 0, which means unknown.
  static func words(for value: some RawRepresentable<Int>) -> String? {
    guard value.rawValue != 0 else { return nil }
    return current?.wording.text(ifPresent: "\(type(of: value)).\(value)") ?? "\(value)"
  }

  /// The first wording of a key whose facts are all known; empty if there is none.
  ///
  /// Wordings are therefore ordered from the fullest: `INRidePhase.confirmed.sentence`, then `….2`,
  /// `….3`.
  static func sentence(_ key: String, _ facts: [String: String?]) -> String {
    let known = facts.compactMapValues { $0.flatMap { $0.isEmpty ? nil : $0 } }
    let fitting = current?.wording.variants(key).first { text in
      tokens(of: text).allSatisfy { known[$0] != nil }
    }
    return fitting.map { Wording.fill($0, with: known) } ?? ""
  }

  private static func tokens(of text: String) -> [String] {
    text.components(separatedBy: "${").dropFirst().map { part in
      String(part.prefix { $0 != "}" })
    }
  }
}
