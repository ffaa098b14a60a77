// SPDX-License-Identifier: Apache-2.0

import Voice

extension Template {
  /// The template in the notation that authors write.
  var written: String {
    switch self {
    case .text(let text): Self.escaped(text)
    case .sequence(let parts): parts.map(\.written).joined()
    case .alternatives(let parts): "(\(parts.map(\.written).joined(separator: "|")))"
    case .optional(let part): "[\(part.written)]"
    case .permutation(let parts): "(\(parts.map(\.written).joined(separator: ";")))"
    case .list(let reference): "{\(reference.written)}"
    case .rule(let reference): "<\(reference.written)>"
    case .token(let reference): "${\(reference.written)}"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.map { #"()[]{}<>|;\"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

extension Template.Reference {
  fileprivate var written: String { slot.map { "\(name):\($0)" } ?? name }
}
