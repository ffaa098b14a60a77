// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SwiftSyntax

/// A type with the members that its extensions add.
struct DeclaredType {
  /// A declaration in a type, and the file it stands in.
  struct Member {
    var declaration: DeclSyntax
    var file: SourceFile
  }

  /// A variable of a type.
  struct Variable {
    var name: String
    var declaration: VariableDeclSyntax
    var binding: PatternBindingSyntax
    var file: SourceFile

    /// All values it may have: the initial value, or the results of its code.
    var values: [ExprSyntax] {
      if let value = binding.initializer?.value { return [value] }
      return binding.accessorBlock.map(ResultCollector.results) ?? []
    }

    var place: IntentModel.SourceLocation { file.place(of: binding) }
  }

  let name: String
  /// The place of its declaration; for another module's type, that of its first extension.
  var place: IntentModel.SourceLocation
  var isProtocol = false
  /// The types after the colons of its declaration and its extensions, in their order.
  var inherited: [String] = []
  var members: [Member] = []

  var variables: [Variable] {
    members.flatMap { member -> [Variable] in
      guard let declaration = member.declaration.as(VariableDeclSyntax.self) else { return [] }
      return declaration.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        return Variable(
          name: name.identifier.text, declaration: declaration, binding: binding,
          file: member.file)
      }
    }
  }

  /// The static variable of a name.
  subscript(static name: String) -> Variable? {
    variables.first { $0.name == name && $0.declaration.isStatic }
  }

  var functions: [(declaration: FunctionDeclSyntax, file: SourceFile)] {
    members.compactMap { member in
      member.declaration.as(FunctionDeclSyntax.self).map { ($0, member.file) }
    }
  }
}

extension VariableDeclSyntax {
  var isStatic: Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }

  /// The arguments of an attribute, empty if it has no arguments; nil if the type lacks the
  /// attribute.
  func attribute(_ names: Set<String>) -> [LabeledExprSyntax]? {
    for case .attribute(let attribute) in attributes
    where names.contains(attribute.attributeName.trimmedDescription) {
      guard case .argumentList(let arguments)? = attribute.arguments else { return [] }
      return Array(arguments)
    }
    return nil
  }
}
