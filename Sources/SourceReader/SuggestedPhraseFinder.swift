// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SwiftSyntax

/// Finds the phrases that an app suggests to users for their own shortcuts: the texts assigned to
/// `suggestedInvocationPhrase`.
final class SuggestedPhraseFinder: SyntaxVisitor {
  private let file: SourceFile
  private var found: [ExtractedPhrase] = []

  private init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  static func phrases(in file: SourceFile) -> [ExtractedPhrase] {
    let finder = SuggestedPhraseFinder(file)
    finder.walk(file.tree)
    return finder.found
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
        == "suggestedInvocationPhrase"
    else { return .visitChildren }
    if let text = parts[2].text, text.isWhole {
      found.append(ExtractedPhrase(text.text, place: file.place(of: parts[2])))
    }
    return .skipChildren
  }
}
