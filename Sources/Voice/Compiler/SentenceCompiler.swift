// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Compiles one template into nodes and arcs.
///
/// The frontier is the set of nodes that the template has reached so far. Each node comes with the
/// letters of a word that has begun but not ended, so that `light[s]` becomes two whole words.
///
/// Nothing is bounded here: ``TemplateMeasure`` has checked the template's size before.
struct SentenceCompiler {
  typealias Node = AutomatonBuilder.Node

  struct Partial: Hashable {
    var node: Node
    var word: String
  }

  let scope: GrammarScope

  /// Compiles a template from the automaton's start to a last node, which it returns.
  ///
  /// A beginning that another sentence of the intent shares is not compiled again.
  func compile(
    _ template: Template, into index: inout IndexBuilder
  ) throws(CompileFailure) -> Node {
    let parts = template.parts
    var prefix = index.prefixes.start(in: scope)
    let known = index.prefixes.longest(of: parts, from: prefix)
    var frontier = [Partial(node: known?.node ?? index.addFirstNode(), word: "")]
    for (place, part) in parts.enumerated() {
      prefix = index.prefixes.next(prefix, part)
      guard place >= known?.length ?? 0 else { continue }
      frontier = try extend(frontier, over: part, into: &index)
      if frontier.count == 1, frontier[0].word.isEmpty {
        index.prefixes.set(frontier[0].node, of: prefix)
      }
    }
    let last = join(frontier, into: &index)
    guard index.automaton.isAccepted(last) else { return last }
    // The same words already end another sentence, so this one ends a step further.
    let further = index.automaton.addNode()
    index.automaton.addArc(.empty, from: last, to: further)
    return further
  }

  private func extend(
    _ frontier: [Partial], over template: Template, into index: inout IndexBuilder
  ) throws(CompileFailure) -> [Partial] {
    switch template {
    case .text(let text): return append(text, to: frontier, into: &index)
    case .sequence(let parts):
      var frontier = frontier
      for part in parts { frontier = try extend(frontier, over: part, into: &index) }
      return frontier
    case .alternatives(let parts): return try choose(parts, from: frontier, into: &index)
    case .optional(let part):
      return unique(try extend(frontier, over: part, into: &index) + frontier)
    case .permutation(let parts): return try permute(parts, from: frontier, into: &index)
    case .list(let reference): return try addSlot(reference, to: frontier, into: &index)
    case .rule(let reference):
      guard let rule = scope.rule(reference.name) else { throw .unknownRule(reference) }
      return try extend(frontier, over: rule.template, into: &index)
    case .token(let reference): return try addToken(reference, to: frontier, into: &index)
    }
  }

  private func choose(
    _ parts: [Template], from frontier: [Partial], into index: inout IndexBuilder
  ) throws(CompileFailure) -> [Partial] {
    var ends: [Partial] = []
    for part in parts { ends += try extend(frontier, over: part, into: &index) }
    return unique(ends)
  }

  /// One node stands for all orders in which the same parts may have been said. So there is one
  /// node for each set of parts.
  private func permute(
    _ parts: [Template], from frontier: [Partial], into index: inout IndexBuilder
  ) throws(CompileFailure) -> [Partial] {
    let first = join(frontier, into: &index)
    let nodes = [first] + (1..<(1 << parts.count)).map { _ in index.automaton.addNode() }
    for (said, node) in nodes.enumerated() {
      for (place, part) in parts.enumerated() where said & (1 << place) == 0 {
        let ends = try extend([Partial(node: node, word: "")], over: part, into: &index)
        let end = join(ends, into: &index)
        index.automaton.addArc(.empty, from: end, to: nodes[said | 1 << place])
      }
    }
    return [Partial(node: nodes[nodes.count - 1], word: "")]
  }

  // MARK: Words

  private func append(
    _ text: String, to frontier: [Partial], into index: inout IndexBuilder
  ) -> [Partial] {
    var frontier = frontier
    // The parser has made every blank a plain one, so bytes are enough here.
    let blank = UInt8(ascii: " ")
    for (number, piece) in text.utf8.split(separator: blank, omittingEmptySubsequences: false)
      .enumerated()
    {
      if number > 0 { frontier = [Partial(node: join(frontier, into: &index), word: "")] }
      guard !piece.isEmpty else { continue }
      let piece = Substring(piece)
      frontier = frontier.map { Partial(node: $0.node, word: $0.word + piece) }
    }
    return frontier
  }

  /// Ends every word that has begun, and joins all ways in one node.
  private func join(_ frontier: [Partial], into index: inout IndexBuilder) -> Node {
    if frontier.count == 1, frontier[0].word.isEmpty { return frontier[0].node }
    let target = index.automaton.addNode()
    for partial in frontier {
      index.addWords(partial.word, from: partial.node, to: target)
    }
    return target
  }

  // MARK: Slots

  private func addSlot(
    _ reference: Template.Reference, to frontier: [Partial], into index: inout IndexBuilder
  ) throws(CompileFailure) -> [Partial] {
    guard let list = scope.list(reference.name, in: &index) else {
      throw .unknownList(reference)
    }
    let source = join(frontier, into: &index)
    let name = reference.slot ?? reference.name
    let slot = Automaton.Slot(
      name: index.automaton.index(ofName: name), list: list, isCapture: reference.isCapture)
    let isList = scope.isList(parameter: name)
    return [Partial(node: index.addSlot(slot, from: source, isList: isList), word: "")]
  }

  private func addToken(
    _ reference: Template.Reference, to frontier: [Partial], into index: inout IndexBuilder
  ) throws(CompileFailure) -> [Partial] {
    guard reference.name == "applicationName" else {
      return try addSlot(reference, to: frontier, into: &index)
    }
    let source = join(frontier, into: &index)
    let target = index.automaton.addNode()
    index.automaton.addArc(.appName, from: source, to: target)
    return [Partial(node: target, word: "")]
  }

  private func unique(_ frontier: [Partial]) -> [Partial] {
    if frontier.count < 2 { return frontier }
    var seen: Set<Partial> = []
    return frontier.filter { seen.insert($0).inserted }
  }
}
