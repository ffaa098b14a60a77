// SPDX-License-Identifier: Apache-2.0

/// The keys of an `.intentdefinition`, by the dictionary they belong to, so that misspelt keys are
/// noticed.
///
/// Keys that Xcode writes and that nothing here reads are among them.
enum DefinitionKeys {
  static let root =
    keys(
      "INIntentDefinition",
      "ModelVersion Namespace SystemVersion ToolsBuildVersion ToolsVersion")
    + ["INEnums", "INIntents", "INTypes"]

  static let intent = keys(
    "INIntent",
    """
    Category ClassName ClassPrefix Configurable Customizable DefaultImageName Description \
    DescriptionID Domain EligibleForWidgets IneligibleForSuggestions Input KeyParameter \
    LastParameterTag ManagedParameterCombinations Name ParameterCombinations Parameters Response \
    Restrictions Title TitleID Type UserConfirmationRequired Verb
    """)

  static let combination = keys(
    "INIntentParameterCombination",
    """
    IsLinked IsPrimary Subtitle SubtitleID SupportsBackgroundExecution Title TitleID UpdatesLinked
    """)

  static func parameter(_ prefix: String) -> [String] {
    keys(
      prefix,
      """
      ArraySizes Configurable CustomDisambiguation Default DisplayName DisplayNameID \
      DisplayPriority EnumType EnumTypeNamespace FixedSizeArray Metadata Name ObjectType \
      ObjectTypeNamespace PromptDialogs Relationship SupportsDynamicEnumeration \
      SupportsMultipleValues SupportsResolution SupportsSearch Tag Type UnsupportedReasons WindowSize
      """)
  }

  static func metadata(_ prefix: String) -> [String] {
    keys(
      prefix,
      """
      Capitalization CustomUTIs DateStyle DefaultUnit DefaultValue DefaultValueID \
      DisableAutocorrect DisableSmartDashes DisableSmartQuotes FalseDisplayName \
      FalseDisplayNameID Format MaximumUnit MaximumValue MinimumUnit MinimumValue Multiline \
      SupportsNegativeNumbers TimeStyle TrueDisplayName TrueDisplayNameID Type Unit
      """)
  }

  static let prompt = keys(
    "INIntentParameterPromptDialog", "Custom FormatString FormatStringID Type")

  static let reason = keys(
    "INIntentParameterUnsupportedReason", "Code Custom Default FormatString FormatStringID")

  static let relationship = keys(
    "INIntentParameterRelationship", "ParentName PredicateName PredicateValue")

  static let response = keys(
    "INIntentResponse", "Codes LastParameterTag Output Parameters")

  static let code = keys(
    "INIntentResponseCode",
    "ConciseFormatString ConciseFormatStringID FormatString FormatStringID Name Success")

  static let enumeration = keys(
    "INEnum", "ClassName DisplayName DisplayNameID GeneratesHeader Name Type Values")

  static let enumerationCase = keys(
    "INEnumValue", "DisplayName DisplayNameID Index Name Synonyms")

  static let object = keys(
    "INType", "ClassName ClassPrefix DisplayName DisplayNameID LastPropertyTag Name Properties")

  private static func keys(_ prefix: String, _ names: String) -> [String] {
    names.split(separator: " ").map { prefix + $0 }
  }
}
