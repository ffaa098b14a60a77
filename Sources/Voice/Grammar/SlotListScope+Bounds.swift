// SPDX-License-Identifier: Apache-2.0

extension SlotListScope {
  /// Whether a sentence is not too large to be understood, and its rules come to an end.
  package func canSay(_ template: Template) -> Bool {
    let size = try? measure.size(of: template)
    return size.map { $0.places.of(1) <= CompilerBounds.standard.placesOfSentence } ?? false
  }

  /// The same for a name of a list.
  package func canName(_ template: Template) -> Bool {
    if case .text = template { return true }
    let size = try? measure.size(of: template)
    return size.map { $0.phrases <= NameBounds.phrases } ?? false
  }

  private var measure: TemplateMeasure { TemplateMeasure(rule: rule) }
}
