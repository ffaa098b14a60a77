// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The beginnings of sentences that are compiled already, so that sentences which begin alike share
/// their nodes.
struct SharedPrefixes {
  private struct Key: Hashable {
    var source: Int
    var intent: IntentID
    var parts: ArraySlice<Template>
  }

  private var nodes: [Key: AutomatonBuilder.Node] = [:]

  /// How many of a sentence's parts are compiled already, and the node they lead to.
  func longest(
    of parts: [Template], in scope: GrammarScope
  ) -> (length: Int, node: AutomatonBuilder.Node)? {
    guard scope.isShared else { return nil }
    for length in stride(from: parts.count, to: 0, by: -1) {
      if let node = nodes[key(parts[..<length], scope)] { return (length, node) }
    }
    return nil
  }

  mutating func insert(
    _ parts: ArraySlice<Template>, in scope: GrammarScope, node: AutomatonBuilder.Node
  ) {
    guard scope.isShared else { return }
    nodes[key(parts, scope)] = node
  }

  private func key(_ parts: ArraySlice<Template>, _ scope: GrammarScope) -> Key {
    Key(source: scope.sourceIndex, intent: scope.intent, parts: parts)
  }
}

extension Template {
  /// The parts that follow each other.
  var parts: [Template] {
    if case .sequence(let parts) = self { parts } else { [self] }
  }
}

extension GrammarScope {
  /// Whether the same words mean the same here as in other blocks of the intent.
  fileprivate var isShared: Bool { block.lists.isEmpty && block.rules.isEmpty }
}
