// SPDX-License-Identifier: Apache-2.0

/// Several negative phrases. The type is an alias of an array, so that an app may declare either
/// type.
public typealias NegativeAppShortcutPhrases = [NegativeAppShortcutPhrase]

extension NegativeAppShortcutPhrases {
  public init(phrases: [NegativeAppShortcutPhrase]) { self = phrases }

  public init(@NegativeAppShortcutPhrasesBuilder _ phrases: () -> NegativeAppShortcutPhrases) {
    self = phrases()
  }
}

/// Builds a list of phrases, which are written one below the other.
@resultBuilder
public enum NegativeAppShortcutPhrasesBuilder {
  public typealias Phrases = NegativeAppShortcutPhrases

  public static func buildExpression(_ phrase: NegativeAppShortcutPhrase) -> Phrases { [phrase] }
  public static func buildExpression(_ phrases: Phrases) -> Phrases { phrases }
  public static func buildBlock(_ phrases: Phrases...) -> Phrases { phrases.flatMap(\.self) }
  public static func buildOptional(_ phrases: Phrases?) -> Phrases { phrases ?? [] }
  public static func buildEither(first phrases: Phrases) -> Phrases { phrases }
  public static func buildEither(second phrases: Phrases) -> Phrases { phrases }
  public static func buildLimitedAvailability(_ phrases: Phrases) -> Phrases { phrases }
}
