// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Finds the types of a file, nested ones and those in `#if` included.
final class TypeCollector: SyntaxVisitor {
  private let file: SourceFile
  private(set) var types: [DeclaredType] = []
  private(set) var globals: [DeclaredType.Variable] = []

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, named: node.name)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, named: node.name)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, named: node.name)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, named: node.name)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, named: node.name, isProtocol: true)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.lastToken(viewMode: .sourceAccurate)
    return name.map { take(node, named: $0) } ?? .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(CodeBlockItemSyntax.self) == true,
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        globals.append(
          .init(name: name.identifier.text, declaration: node, binding: binding, file: file))
      }
    }
    return .skipChildren
  }

  /// Types in a function's body can't be named elsewhere.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func take(
    _ node: some DeclGroupSyntax, named name: TokenSyntax, isProtocol: Bool = false
  ) -> SyntaxVisitorContinueKind {
    var type = DeclaredType(name: name.text, place: file.place(of: name), isProtocol: isProtocol)
    type.inherited = (node.inheritanceClause?.inheritedTypes).map(Self.names) ?? []
    type.members = Self.declarations(in: node.memberBlock.members).map {
      .init(declaration: $0, file: file)
    }
    types.append(type)
    return .visitChildren
  }

  /// `AppIntents.AppIntent` is `AppIntent`, and `A & B` are both.
  private static func names(_ inherited: InheritedTypeListSyntax) -> [String] {
    inherited.flatMap { inherited in
      inherited.type.trimmedDescription.split(separator: "&").compactMap { part in
        part.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }.last.map(String.init)
      }
    }
  }

  /// All clauses of `#if` count.
  private static func declarations(in members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { member -> [DeclSyntax] in
      guard let choice = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return choice.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return declarations(in: members)
      }
    }
  }
}
