// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SwiftSyntax

/// Reads the App Shortcuts of a provider.
struct ProviderReader {
  let types: TypeTable
  let unknowns: Unknowns

  func provider(_ type: DeclaredType) -> ExtractedProvider {
    var provider = ExtractedProvider(name: type.name, place: type.place)
    if let shortcuts = type[static: "appShortcuts"] {
      provider.shortcuts = shortcuts.values.flatMap(ResultCollector.results)
        .compactMap { shortcut($0, of: type, in: shortcuts.file) }
    }
    if let phrases = type[static: "negativePhrases"] {
      let finder = LiteralFinder(viewMode: .sourceAccurate)
      finder.walk(phrases.binding)
      provider.negativePhrases = finder.found.compactMap {
        phrase(ExprSyntax($0), in: phrases.file)
      }
    }
    return provider
  }

  private func shortcut(
    _ expression: ExprSyntax, of type: DeclaredType, in file: SourceFile
  ) -> ExtractedShortcut? {
    guard expression.calledName == "AppShortcut",
      let call = expression.as(FunctionCallExprSyntax.self), let made = call.argument("intent"),
      let intent = made.calledName, intent != "init"
    else {
      unknowns.add(.shortcut, of: type.name, expression, in: file)
      return nil
    }
    var shortcut = ExtractedShortcut(intent: intent, place: file.place(of: call))
    shortcut.presets = presets(made, of: intent, in: file)
    shortcut.shortTitle = call.argument("shortTitle")?.text?.text
    if let phrases = call.argument("phrases") {
      shortcut.phrases = self.phrases(phrases, of: "\(type.name).\(intent)", in: type, file)
    }
    return shortcut
  }

  private func presets(
    _ made: ExprSyntax, of intent: String, in file: SourceFile
  ) -> [String: JSONValue] {
    var presets: [String: JSONValue] = [:]
    for argument in made.as(FunctionCallExprSyntax.self)?.arguments ?? [] {
      guard let name = argument.label?.text else { continue }
      presets[name] = argument.expression.value
      if presets[name] == nil {
        unknowns.add(.value, of: "\(intent).\(name)", argument.expression, in: file)
      }
    }
    return presets
  }

  // MARK: Phrases

  private func phrases(
    _ expression: ExprSyntax, of owner: String, in type: DeclaredType, _ file: SourceFile
  ) -> [ExtractedPhrase] {
    if let list = expression.as(ArrayExprSyntax.self) {
      return list.elements.compactMap { element in
        let phrase = phrase(element.expression, in: file)
        if phrase == nil { unknowns.add(.phrase, of: owner, element.expression, in: file) }
        return phrase
      }
    }
    if let constant = constant(expression, in: type), let value = constant.values.first,
      value.is(ArrayExprSyntax.self)
    {
      return phrases(value, of: owner, in: type, constant.file)
    }
    unknowns.add(.phrase, of: owner, expression, in: file)
    return []
  }

  /// The value of a name, if it is written out in the sources.
  private func constant(
    _ expression: ExprSyntax, in type: DeclaredType
  ) -> DeclaredType.Variable? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return type[static: name] ?? types.globals.first { $0.name == name }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let owner = member.base?.trimmedDescription ?? "Self"
    let holder = owner == "Self" ? type : types[owner]
    return holder?[static: member.declName.baseName.text]
  }

  private func phrase(_ expression: ExprSyntax, in file: SourceFile) -> ExtractedPhrase? {
    guard let text = expression.text, text.isWhole else { return nil }
    return ExtractedPhrase(text.text, place: file.place(of: expression))
  }
}

/// Finds the texts that are written out in a piece of code.
final class LiteralFinder: SyntaxVisitor {
  private(set) var found: [StringLiteralExprSyntax] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}
