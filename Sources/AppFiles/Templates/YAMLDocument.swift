// SPDX-License-Identifier: Apache-2.0

package import AppleFormats
import Foundation
package import IntentModel
import Yams

/// One YAML file as a tree of nodes, with its text for the places of findings.
///
/// JSON is also YAML and is read the same way, only faster. Aliases are refused, since a few lines
/// of them can expand to more than fits in memory.
package struct YAMLDocument {
  /// Mappings and sequences within each other, at most.
  package static let maximumDepth = 100

  package let source: SourceText
  package let root: Node?

  package init(_ source: SourceText) throws(FindingsError) {
    self.source = source
    if let root = try JSONScanner.root(of: source) {
      self.root = root
      return
    }
    try YAMLGuard.check(source)
    do {
      let text = String(decoding: SurrogateEscapes.joined(in: source.bytes), as: UTF8.self)
      let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      var places = MarkPlaces(source)
      root = try parser.singleRoot().map { Node($0, &places) }
    } catch {
      throw FindingsError([Self.finding(error, in: source)])
    }
  }

  // MARK: Faults

  private static func finding(_ error: any Error, in source: SourceText) -> Finding {
    guard let error = error as? YamlError else { return fault("\(error)", nil, in: source) }
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _):
      return fault(told(problem, context?.text), mark, in: source)
    case .composer(_, let problem, let mark, _):
      return fault(problem, mark, in: source)
    case .duplicatedKeysInMapping(let keys, let context):
      let place = location(of: context.mark, in: source)
      let message = "the key '\(keys.first ?? "")' stands here twice; remove or rename one"
      return source.finding(.error, "duplicate-key", message, at: place)
    case .reader(let problem, _, _, _):
      return fault(problem, nil, in: source)
    default:
      return fault("the file can't be read", nil, in: source)
    }
  }

  private static func location(of mark: Mark, in source: SourceText) -> SourceLocation {
    var places = MarkPlaces(source)
    return source.location(at: places.offset(line: mark.line, column: mark.column))
  }

  private static func told(_ problem: String, _ context: String?) -> String {
    context.map { "\(problem) \($0)" } ?? problem
  }

  private static func fault(_ problem: String, _ mark: Mark?, in source: SourceText) -> Finding {
    let place = mark.map { location(of: $0, in: source) } ?? SourceLocation(file: source.file)
    let line = source.line(place.line) ?? ""
    let mend = startsLikeMarkup(line) ? "put the sentence in quotes" : "check indents and quotes"
    return source.finding(.error, "yaml-syntax", "\(problem); \(mend)", at: place)
  }

  /// Whether a line's value starts with a character that YAML reserves, as templates often do.
  private static func startsLikeMarkup(_ line: String) -> Bool {
    let starts = ["- ", ": "].compactMap { line.range(of: $0)?.upperBound }
    guard let start = starts.min(), let first = line[start...].first(where: { $0 != " " }) else {
      return false
    }
    return "[{*&!%@`|>".contains(first)
  }
}
