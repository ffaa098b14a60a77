// SPDX-License-Identifier: Apache-2.0

/// Measures a template from its tree alone, so that nothing too large is ever compiled.
///
/// A rule is measured once, however often it is named. So the work is linear in the written text,
/// even if writing it out would grow without bound.
final class TemplateMeasure {
  /// How deep brackets and rules may nest: a bound on the stack that a hostile file can use.
  static let maximumDepth = 60

  /// The most parts of a permutation: each set of them needs a node, so 256 nodes for 8.
  static let maximumPermuted = 8

  /// The nodes of a slot; the joiners after a list parameter's value need some.
  private static let nodesOfSlot = 8

  private let rule: (String) -> SourcedTemplate?
  private var known: [String: Result<TemplateSize, CompileFailure>] = [:]
  /// The rules that are being measured, the outermost first.
  private var open: [String] = []

  /// The parts of templates looked at so far.
  private(set) var effort = 0

  /// - Parameter rule: gives the template of a rule; nil if there is no rule of that name.
  init(rule: @escaping (String) -> SourcedTemplate?) { self.rule = rule }

  /// - Throws: an error that prevents compiling, whatever the size.
  func size(of template: Template) throws(CompileFailure) -> TemplateSize {
    let size = try measured(template, within: 0)
    guard size.depth <= Self.maximumDepth else { throw .tooDeep }
    return size
  }

  /// - Parameter depth: the number of brackets and rules around the template.
  private func measured(
    _ template: Template, within depth: Int
  ) throws(CompileFailure) -> TemplateSize {
    guard depth < Self.maximumDepth else { throw .tooDeep }
    effort += 1
    switch template {
    case .text(let text): return Self.size(ofText: text)
    case .sequence(let parts):
      var size = parts.isEmpty ? Self.size(ofText: "") : .nothing
      for part in parts { size = size.then(try measured(part, within: depth + 1)) }
      return size.nested
    case .alternatives(let parts):
      var size: TemplateSize?
      for part in parts {
        let other = try measured(part, within: depth + 1)
        size = size?.or(other) ?? other
      }
      return (size ?? .nothing).nested
    case .optional(let part):
      return try measured(part, within: depth + 1).or(.nothing).nested
    case .permutation(let parts): return try size(ofPermutation: parts, within: depth)
    case .list: return Self.size(ofSlotWithPhrases: 0)
    case .token: return Self.size(ofSlotWithPhrases: 1)
    case .rule(let reference): return try size(ofRule: reference, within: depth)
    }
  }

  // MARK: Parts

  /// A blank ends the words that have begun and joins all ways in one node.
  private static func size(ofText text: String) -> TemplateSize {
    let blank = UInt8(ascii: " ")
    var size = TemplateSize.nothing
    // Even a text without words counts as one place, since it has to be visited.
    var (ends, places) = (Growth.same, Growth.always(1))
    for (number, piece) in text.utf8.split(separator: blank, omittingEmptySubsequences: false)
      .enumerated()
    {
      if number > 0 {
        places = places + ends + .always(1)
        ends = .always(1)
      }
      guard !piece.isEmpty else { continue }
      // Each character of a script without blanks is a word of its own.
      let words = 1 + piece.count { $0 >= 0xC0 }
      places = places + Growth.same.after(ends).times(words)
    }
    size.ends = ends
    size.places = places
    size.letters = text.utf8.count
    size.depth = 1
    return size
  }

  private static func size(ofSlotWithPhrases phrases: Int) -> TemplateSize {
    TemplateSize(
      ends: .always(1), places: .same + .always(nodesOfSlot), phrases: phrases, letters: 0)
  }

  /// When a permutation is compiled, each part follows each set of the other parts. When it is
  /// written out, a few parts come in every order.
  private func size(
    ofPermutation parts: [Template], within depth: Int
  ) throws(CompileFailure) -> TemplateSize {
    guard parts.count <= Self.maximumPermuted else { throw .permutationTooLong(parts.count) }
    var inOrder = TemplateSize.nothing
    var nodes = 0
    for part in parts {
      let size = try measured(part, within: depth + 1)
      inOrder = inOrder.then(size)
      nodes = nodes.plus(size.places.of(1)).plus(size.ends.of(1)).plus(1)
    }
    let sets = 1 << parts.count
    let orders = Permutations.count(of: parts.count)
    return TemplateSize(
      ends: .always(1),
      places: .same + .always(nodes.times(max(sets / 2, 1)).plus(sets)),
      phrases: inOrder.phrases.times(orders), letters: inOrder.letters.times(orders),
      depth: inOrder.depth + 1)
  }

  private func size(
    ofRule reference: Template.Reference, within depth: Int
  ) throws(CompileFailure) -> TemplateSize {
    let name = reference.name
    if let size = known[name] { return try size.get() }
    if let start = open.firstIndex(of: name) { throw .ring(Array(open[start...]) + [name]) }
    guard let rule = rule(name) else { throw .unknownRule(reference) }
    open.append(name)
    defer { open.removeLast() }
    do throws(CompileFailure) {
      let size = try measured(rule.template, within: depth + 1).nested
      known[name] = .success(size)
      return size
    } catch {
      // A rule's depth depends on where it is named, so this failure is not kept.
      if error != .tooDeep { known[name] = .failure(error) }
      throw error
    }
  }
}

extension Growth {
  fileprivate func times(_ number: Int) -> Growth {
    Growth(each: each.times(number), more: more.times(number))
  }
}
