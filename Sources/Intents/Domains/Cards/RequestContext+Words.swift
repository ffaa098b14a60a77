// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension RequestContext {
  /// The words of an enumeration's case, by its text `INRidePhase.confirmed`, else its own name.
  ///
  /// Nil for the unknown one.
  static func words(for value: some RawRepresentable<Int>) -> String? {
    guard value.rawValue != 0 else { return nil }
    return current?.wording.text(ifPresent: "\(type(of: value)).\(value)") ?? "\(value)"
  }

  /// The first wording of a key that tells nothing unknown; nothing where there is none.
  ///
  /// So the fullest comes first: `INRidePhase.confirmed.sentence`, then `….2`, `….3`.
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
