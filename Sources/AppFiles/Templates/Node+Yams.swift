// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Yams

extension Node {
  /// A node as Yams reads it, its marks as places in the file.
  init(_ node: Yams.Node, _ places: inout MarkPlaces) {
    let offset = node.mark.map { places.offset(line: $0.line, column: $0.column) } ?? 0
    switch node {
    case .scalar(let scalar):
      self = .scalar(Scalar(string: scalar.string, style: .init(scalar), offset: offset))
    case .sequence(let elements):
      self = .sequence(elements.map { Node($0, &places) }, offset: offset)
    case .mapping(let mapping):
      self = .mapping(mapping.compactMap { Pair($0.key, $0.value, &places) }, offset: offset)
    // Refused before.
    case .alias: self = .scalar(Scalar(string: "", style: .plain, offset: offset))
    }
  }
}

extension Node.Pair {
  /// Nil for a key that is no text.
  fileprivate init?(_ key: Yams.Node, _ value: Yams.Node, _ places: inout MarkPlaces) {
    guard case .scalar(let key) = Node(key, &places) else { return nil }
    self.init(key: key, value: Node(value, &places))
  }
}

extension Node.Scalar.Style {
  fileprivate init(_ scalar: Yams.Node.Scalar) {
    switch scalar.style {
    case .singleQuoted: self = .singleQuoted
    case .doubleQuoted: self = .doubleQuoted
    case .literal, .folded: self = .block
    case .plain, .any: self = scalar.tag.rawValue == Tag.Name.str.rawValue ? .block : .plain
    }
  }
}
