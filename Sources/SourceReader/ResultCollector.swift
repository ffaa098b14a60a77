// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Finds the results of a piece of code: the values it returns, and the expressions that a builder
/// takes.
enum ResultCollector {
  static func results(in accessors: AccessorBlockSyntax) -> [ExprSyntax] {
    switch accessors.accessors {
    case .getter(let items): results(in: items)
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body
        .map { results(in: $0.statements) } ?? []
    }
  }

  /// Each element of a list is a result of its own; all branches count.
  static func results(in items: CodeBlockItemListSyntax) -> [ExprSyntax] {
    items.flatMap { results(in: $0.item) }
  }

  private static func results(in item: CodeBlockItemSyntax.Item) -> [ExprSyntax] {
    switch item {
    case .expr(let expression): results(in: expression)
    case .stmt(let statement):
      if let returned = statement.as(ReturnStmtSyntax.self)?.expression {
        results(in: returned)
      } else if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        results(in: expression)
      } else {
        []
      }
    case .decl(let declaration): results(in: declaration)
    }
  }

  private static func results(in declaration: DeclSyntax) -> [ExprSyntax] {
    guard let choice = declaration.as(IfConfigDeclSyntax.self) else { return [] }
    return choice.clauses.flatMap { clause -> [ExprSyntax] in
      guard case .statements(let items)? = clause.elements else { return [] }
      return results(in: items)
    }
  }

  static func results(in expression: ExprSyntax) -> [ExprSyntax] {
    if let branch = expression.as(IfExprSyntax.self) { return results(in: branch) }
    if let choice = expression.as(SwitchExprSyntax.self) { return results(in: choice) }
    if let list = expression.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
    return [expression]
  }

  private static func results(in branch: IfExprSyntax) -> [ExprSyntax] {
    let first = results(in: branch.body.statements)
    switch branch.elseBody {
    case .codeBlock(let block): return first + results(in: block.statements)
    case .ifExpr(let next): return first + results(in: next)
    case nil: return first
    }
  }

  private static func results(in choice: SwitchExprSyntax) -> [ExprSyntax] {
    choice.cases.flatMap { element -> [ExprSyntax] in
      guard case .switchCase(let branch) = element else { return [] }
      return results(in: branch.statements)
    }
  }
}
