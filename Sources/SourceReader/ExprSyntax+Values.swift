// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SwiftSyntax

extension ExprSyntax {
  /// The name of the called function: `AppShortcut`, `result`, `init`; nil if this is not a call.
  var calledName: String? {
    guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    return called.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(GenericSpecializationExprSyntax.self)?.expression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The text of a literal, or of a value made with one: `LocalizedStringResource("Order soup")`.
  var text: WrittenText? { text(filling: []) }

  /// The same text, with the names of parameters in the places of their values.
  func text(filling parameters: Set<String>) -> WrittenText? {
    if let written = WrittenText(self, filling: parameters) { return written }
    guard let call = self.as(FunctionCallExprSyntax.self), calledName.map(Self.isOfText) == true
    else { return nil }
    let labels: [String?] = ["full", "name", "title", nil, "stringLiteral", "localized"]
    return labels.lazy.compactMap { call.argument($0)?.text(filling: parameters) }.first
  }

  private static func isOfText(_ name: String) -> Bool {
    [
      "LocalizedStringResource", "IntentDescription", "IntentDialog", "TypeDisplayRepresentation",
      "DisplayRepresentation", "String", "init",
    ].contains(name)
  }

  /// A number, a text, a truth value, or the name of a case; nil for a value that code computes.
  var value: JSONValue? {
    if let literal = self.as(BooleanLiteralExprSyntax.self) {
      return .boolean(literal.literal.tokenKind == .keyword(.true))
    }
    if let number { return number }
    if let text = WrittenText(self) { return text.isWhole ? .string(text.text) : nil }
    return caseName.map { .string($0) }
  }

  private var number: JSONValue? {
    if let literal = self.as(IntegerLiteralExprSyntax.self) {
      return literal.representedLiteralValue.map { .integer($0) }
    }
    if let literal = self.as(FloatLiteralExprSyntax.self) {
      return literal.representedLiteralValue.map { .decimal($0) }
    }
    guard let sign = self.as(PrefixOperatorExprSyntax.self), sign.operator.text == "-" else {
      return nil
    }
    switch sign.expression.number {
    case .integer(let number): return .integer(-number)
    case .decimal(let number): return .decimal(-number)
    default: return nil
    }
  }

  /// `.small` and `Size.small`.
  private var caseName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.base == nil || member.base?.is(DeclReferenceExprSyntax.self) == true
    else { return nil }
    let owner = member.base?.trimmedDescription.first?.isUppercase ?? true
    return owner ? member.declName.baseName.text : nil
  }

  /// The source text on one line.
  var onOneLine: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension FunctionCallExprSyntax {
  /// The argument with a label; for nil the first argument without a label.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}
