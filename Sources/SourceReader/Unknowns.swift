// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SwiftSyntax

/// Gathers what the sources don't tell while they are read.
final class Unknowns {
  private(set) var all: [ExtractedUnknown] = []

  func add(
    _ subject: ExtractedUnknown.Subject, of owner: String, _ code: ExprSyntax, in file: SourceFile
  ) {
    all.append(
      ExtractedUnknown(subject, of: owner, code: code.onOneLine, place: file.place(of: code)))
  }

  func add(_ unknown: ExtractedUnknown) { all.append(unknown) }

  /// The text of a variable; one that is made by code is unknown.
  func text(of variable: DeclaredType.Variable?, of owner: String) -> String? {
    guard let variable, let value = variable.values.first, !value.is(NilLiteralExprSyntax.self)
    else { return nil }
    guard let text = value.text else {
      add(.text, of: "\(owner).\(variable.name)", value, in: variable.file)
      return nil
    }
    return text.text
  }
}
