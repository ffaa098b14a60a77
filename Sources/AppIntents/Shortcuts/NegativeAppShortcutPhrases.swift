// SPDX-License-Identifier: Apache-2.0

/// Several of them; a plain list, so that an app may declare them as either.
public typealias NegativeAppShortcutPhrases = [NegativeAppShortcutPhrase]

extension NegativeAppShortcutPhrases {
  public init(phrases: [NegativeAppShortcutPhrase]) { self = phrases }

  public init(@NegativeAppShortcutPhrasesBuilder _ phrases: () -> NegativeAppShortcutPhrases) {
    self = phrases()
  }
}

/// Writes phrases one below the other.
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
