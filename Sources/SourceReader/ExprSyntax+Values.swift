// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SwiftSyntax

extension ExprSyntax {
  /// The name of what is called: `AppShortcut`, `result`, `init`; nil for what is no call.
  var calledName: String? {
    guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    return called.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(GenericSpecializationExprSyntax.self)?.expression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The text of a literal, or of a value that is made with one: `LocalizedStringResource("Order soup")`.
  var text: WrittenText? { text(filling: []) }

  /// The same with the names of parameters for their values.
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

  /// A number, a text, a truth, or the name of a case; nil for what code makes.
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

  /// As written, on one line.
  var onOneLine: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension FunctionCallExprSyntax {
  /// The first argument of a label; nil for the first without one.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}
