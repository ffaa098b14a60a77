// SPDX-License-Identifier: Apache-2.0

/// All rules, in the order of the manual.
public enum LintRules {
  public static let all: [any LintRule.Type] = [
    ShortcutCount.self,
    PhraseCount.self,
    PhraseAppName.self,
    PhraseParameters.self,
    PhraseParameterTypes.self,
    PhraseWithoutParameter.self,
    UnknownPhraseKeys.self,
    CatalogInterpolation.self,
    CatalogSourceLanguage.self,
    PhraseLanguages.self,
    ActivityTypes.self,
    LongPhrases.self,
    SearchOpensApp.self,
    AlternativeNames.self,
    ParameterNames.self,
    SharedPhrases.self,
    GenericTerms.self,
    IntentPhrases.self,
    ExampleWording.self,
    ExampleLanguages.self,
    ExampleUnderstood.self,
    VocabularyItems.self,
    TitleWording.self,
    SummaryWording.self,
    PromptWording.self,
    UnconfirmedMoney.self,
    OptionCount.self,
    QuestionCount.self,
    PromptLanguages.self,
  ]
}
