// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import Voice

/// One thing of an app that rehearsals should reach.
public struct CoverageItem: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A sentence template or a phrase.
    case templates
    /// One of several alternatives in a template, or an optional part of it.
    case alternatives
    /// A name that the app's vocabulary lists, or a choice of a parameter.
    case vocabulary
    /// A parameter that got a value.
    case parameters
    /// A question of one kind, about a parameter or the whole request.
    case prompts
    /// How a request ended.
    case outcomes
    /// A response code, the app's own name for an outcome.
    case codes
  }

  public var kind: Kind

  /// The name its author knows: `order {soup}`, `soup: clam_chowder` or
  /// `OrderSoup.quantity: needsValue`.
  public var name: String

  /// Where it is written; nil for items that follow from the app's intents.
  public var place: SourceLocation?

  public init(_ kind: Kind, _ name: String, at place: SourceLocation? = nil) {
    self.kind = kind
    self.name = name
    self.place = place
  }
}

extension CoverageItem {
  static func template(_ template: WrittenTemplate) -> CoverageItem {
    CoverageItem(.templates, template.text, at: template.location)
  }

  /// - Parameters:
  ///   - part: one of several alternatives, or an optional part.
  ///   - template: the template that contains it.
  static func alternative(_ part: Template, of template: WrittenTemplate) -> CoverageItem {
    let start = template.text.prefix(shownLetters)
    let whole = start.count < template.text.count ? "\(start)…" : template.text
    return CoverageItem(.alternatives, "\(part.written) in \(whole)", at: template.location)
  }

  private static let shownLetters = 60

  static func vocabulary(_ id: String, of list: String) -> CoverageItem {
    CoverageItem(.vocabulary, "\(list): \(id)")
  }

  static func parameter(_ parameter: ParameterID, of intent: IntentID) -> CoverageItem {
    CoverageItem(.parameters, "\(intent).\(parameter)")
  }

  static func prompt(
    _ kind: PromptKind, _ parameter: ParameterID?, of intent: IntentID
  ) -> CoverageItem {
    let about = parameter.map { "\(intent).\($0)" } ?? intent.rawValue
    return CoverageItem(.prompts, "\(about): \(kind.rawValue)")
  }

  static func outcome(_ result: TurnResult, of intent: IntentID) -> CoverageItem {
    CoverageItem(.outcomes, "\(intent): \(result.rawValue)")
  }

  static func code(_ code: String, of intent: IntentID) -> CoverageItem {
    CoverageItem(.codes, "\(intent): \(code)")
  }
}
