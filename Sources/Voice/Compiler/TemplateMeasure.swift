// SPDX-License-Identifier: Apache-2.0

/// Tells from templates' trees alone what they come to, so that nothing is begun that is too large.
///
/// A rule is measured once, however often it is named, so that the work is linear in what is written, even
/// where that would multiply out without end.
final class TemplateMeasure {
  /// Brackets and rules within each other, at most: a bound on what a hostile file can make of the stack.
  static let maximumDepth = 60

  /// How many parts may stand in any order in a sentence: there are nodes for each set of them, 256.
  static let maximumPermuted = 8

  /// The joiners after a value of a list parameter take some nodes.
  private static let nodesOfSlot = 8

  private let rule: (String) -> SourcedTemplate?
  private var known: [String: Result<TemplateSize, CompileFailure>] = [:]
  /// The rules that are being measured, each within the one before.
  private var open: [String] = []

  /// The parts of templates looked at so far.
  private(set) var effort = 0

  /// - Parameter rule: the template of a rule; nil where there is none of the name.
  init(rule: @escaping (String) -> SourcedTemplate?) { self.rule = rule }

  /// - Throws: what keeps the template from being compiled whatever its size.
  func size(of template: Template) throws(CompileFailure) -> TemplateSize {
    let size = try measured(template, within: 0)
    guard size.depth <= Self.maximumDepth else { throw .tooDeep }
    return size
  }

  /// - Parameter depth: how many brackets and rules it lies within.
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

  /// A blank ends the words that have begun and brings all ways together in one node.
  private static func size(ofText text: String) -> TemplateSize {
    let blank = UInt8(ascii: " ")
    var size = TemplateSize.nothing
    // What says nothing is looked at all the same.
    var (ends, places) = (Growth.same, Growth.always(1))
    for (number, piece) in text.utf8.split(separator: blank, omittingEmptySubsequences: false)
      .enumerated()
    {
      if number > 0 {
        places = places + ends + .always(1)
        ends = .always(1)
      }
      guard !piece.isEmpty else { continue }
      // A character of a script without blanks is a word.
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

  /// In a sentence each part stands once behind each set of the others; written out, a few parts stand in
  /// each order.
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
      // How deep a rule lies depends on where it is named.
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
