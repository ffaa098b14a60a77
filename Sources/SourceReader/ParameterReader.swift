// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SwiftSyntax

/// Reads the parameters of intents and the properties of entities.
struct ParameterReader {
  let unknowns: Unknowns

  /// The variables of a type that have one of some property wrappers.
  func parameters(of type: DeclaredType, marked: Set<String>) -> [ExtractedParameter] {
    type.variables.compactMap { variable in
      variable.declaration.attribute(marked).map { parameter(variable, $0, of: type) }
    }
  }

  private func parameter(
    _ variable: DeclaredType.Variable, _ arguments: [LabeledExprSyntax], of type: DeclaredType
  ) -> ExtractedParameter {
    let written = WrittenType(variable.binding.typeAnnotation?.type)
    var parameter = ExtractedParameter(
      name: variable.name, place: variable.place, type: written.name)
    parameter.isOptional = written.isOptional
    parameter.isList = written.isList
    func argument(_ label: String) -> ExprSyntax? {
      arguments.first { $0.label?.text == label }?.expression
    }
    parameter.title = argument("title")?.text?.text
    parameter.question = argument("requestValueDialog")?.text?.text
    parameter.choiceQuestion = argument("requestDisambiguationDialog")?.text?.text
    parameter.optionsProvider = argument("optionsProvider")?.calledName
    (parameter.minimum, parameter.maximum) = Self.bounds(argument("inclusiveRange"))
    if let value = argument("default") ?? variable.binding.initializer?.value {
      parameter.defaultValue = value.value
      if value.value == nil, !value.is(NilLiteralExprSyntax.self) {
        unknowns.add(.value, of: "\(type.name).\(variable.name)", value, in: variable.file)
      }
    }
    return parameter
  }

  /// For example `(1, 10)`.
  private static func bounds(_ expression: ExprSyntax?) -> (Double?, Double?) {
    guard let tuple = expression?.as(TupleExprSyntax.self), tuple.elements.count == 2 else {
      return (nil, nil)
    }
    let numbers = tuple.elements.map { element -> Double? in
      switch element.expression.value {
      case .integer(let number): Double(number)
      case .decimal(let number): number
      default: nil
      }
    }
    return (numbers[0], numbers[1])
  }
}

/// The type in an annotation.
struct WrittenType {
  private(set) var name = ""
  private(set) var isOptional = false
  private(set) var isList = false

  init(_ type: TypeSyntax?) { read(type) }

  private mutating func read(_ type: TypeSyntax?) {
    guard let type else { return }
    if let optional = type.as(OptionalTypeSyntax.self) {
      isOptional = true
      read(optional.wrappedType)
    } else if let list = type.as(ArrayTypeSyntax.self) {
      isList = true
      read(list.element)
    } else if let plain = type.as(IdentifierTypeSyntax.self),
      let inner = plain.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self),
      ["Optional", "Array", "Set"].contains(plain.name.text)
    {
      if plain.name.text == "Optional" { isOptional = true } else { isList = true }
      read(inner)
    } else {
      name = type.trimmedDescription
    }
  }
}
