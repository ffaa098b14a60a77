// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// A text that is written out in code.
struct WrittenText {
  /// The text, with `${applicationName}` and `${parameter}` for their interpolations and `…` for
  /// all others.
  private(set) var text = ""

  /// Whether every interpolation in it is known.
  private(set) var isWhole = true

  private var parameters: Set<String>

  /// Nil unless the expression is a literal, or several joined by `+`.
  ///
  /// - Parameter parameters: The parameters that may be interpolated by their names.
  init?(_ expression: ExprSyntax, filling parameters: Set<String> = []) {
    self.parameters = parameters
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      add(literal)
    } else if let sum = expression.as(SequenceExprSyntax.self) {
      guard add(sum) else { return nil }
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first.flatMap({
        WrittenText($0.expression, filling: parameters)
      })
    {
      self = inner
    } else {
      return nil
    }
  }

  private mutating func add(_ sum: SequenceExprSyntax) -> Bool {
    for (number, element) in sum.elements.enumerated() {
      if number.isMultiple(of: 2) {
        guard let part = WrittenText(element, filling: parameters) else { return false }
        text += part.text
        isWhole = isWhole && part.isWhole
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
        return false
      }
    }
    return true
  }

  private mutating func add(_ literal: StringLiteralExprSyntax) {
    for segment in literal.segments {
      switch segment {
      case .stringSegment: text += Self.words(of: segment, in: literal)
      case .expressionSegment(let filled): add(filled)
      }
    }
  }

  /// The text of one segment: the literal as a whole has no value if something is interpolated.
  private static func words(
    of segment: StringLiteralSegmentListSyntax.Element, in literal: StringLiteralExprSyntax
  ) -> String {
    var alone = literal
    alone.segments = [segment]
    return alone.representedLiteralValue ?? segment.trimmedDescription
  }

  private mutating func add(_ filled: ExpressionSegmentSyntax) {
    guard let token = filled.expressions.first.flatMap({ token($0.expression) }) else {
      text += "…"
      isWhole = false
      return
    }
    text += "${\(token)}"
  }

  /// The token of an interpolation: `.applicationName`, the parameter of a key path, or a parameter
  /// by its name.
  private func token(_ expression: ExprSyntax) -> String? {
    if let name = Self.start(of: expression), parameters.contains(name) { return name }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "applicationName"
    {
      return "applicationName"
    }
    guard let path = expression.as(KeyPathExprSyntax.self) else { return nil }
    let names = path.components.compactMap { component -> String? in
      guard case .property(let property) = component.component else { return nil }
      return String(property.declName.baseName.text.drop { $0 == "$" })
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// `bread` of `bread.name`.
  private static func start(of expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base.flatMap(start)
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
