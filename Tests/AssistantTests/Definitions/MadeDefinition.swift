// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting

/// A definition in the shape of real ones, a different one for each seed.
///
/// Together they have every type, every kind of question, defaults of each form, enumerations with
/// synonyms, objects, conditions, bounds, combinations with and without parameters, and own codes.
struct MadeDefinition {
  private var random: SeededGenerator
  private let seed: UInt64
  private var nextID = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  static let types = [
    "String", "Integer", "Decimal", "Boolean", "Date", "DateComponents", "TimeInterval",
    "CurrencyAmount", "Distance", "Placemark", "Person", "URL", "File", "Object", "Enum",
    "SpeakableString",
  ]

  private static let verbs = ["Water", "Paint", "Repair", "Weigh", "Polish", "Borrow", "Bake"]
  private static let things = ["Garden", "Fence", "Kettle", "Parcel", "Lantern", "Ladder", "Pie"]

  mutating func data() -> Data {
    let version = seed.isMultiple(of: 7) ? "1.0" : seed.isMultiple(of: 5) ? "1.1" : "1.2"
    let intents = (0..<Int.random(in: 1...3, using: &random)).map { intent($0) }
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>INEnums</key><array>\(enumeration())</array>
      \(pair("INIntentDefinitionModelVersion", version))
      \(pair("INIntentDefinitionNamespace", "mAdE\(seed % 100)"))
      \(pair("INIntentDefinitionToolsVersion", "15.0"))
      <key>INIntents</key><array>\(intents.joined())</array>
      <key>INTypes</key><array>\(object())</array>
      </dict></plist>
      """.utf8)
  }

  // MARK: Intents

  private mutating func intent(_ number: Int) -> String {
    let name = "\(one(of: Self.verbs))\(one(of: Self.things))\(number)"
    let types = (0..<Int.random(in: 0...5, using: &random)).map { _ in one(of: Self.types) }
    let names = types.indices.map { "value\($0)" }
    let parameters = zip(names, types).map { parameter($0, $1, names) }
    let title = "\(name.prefix { !$0.isNumber }) number \(number)"
    var text = pair("INIntentCategory", one(of: ["generic", "order", "set", "information"]))
    text += pair("INIntentName", name) + localized("INIntentTitle", title)
    text += localized("INIntentDescription", "Does \(name).")
    if chance(3) { text += pair("INIntentClassPrefix", "XY") }
    if chance(2) { text += flag("INIntentUserConfirmationRequired") }
    text += "<key>INIntentParameters</key><array>\(parameters.joined())</array>"
    text += "<key>INIntentParameterCombinations</key>" + combinations(names, title)
    if chance(2) {
      text += "<key>INIntentManagedParameterCombinations</key>" + combinations(names, title)
    }
    return "<dict>\(text)<key>INIntentResponse</key><dict>\(response(names))</dict></dict>"
  }

  private mutating func combinations(_ names: [String], _ title: String) -> String {
    let all = names.joined(separator: ",")
    let told = names.map { "${\($0)}" }.joined(separator: " and ")
    var keys = [(all, told.isEmpty ? title : "\(title) with \(told)")]
    if !names.isEmpty, chance(2) { keys.append(("", title)) }
    let entries = keys.map { key, text in
      "<key>\(key)</key><dict>" + localized("INIntentParameterCombinationTitle", text)
        + localized("INIntentParameterCombinationSubtitle", "")
        + flag("INIntentParameterCombinationSupportsBackgroundExecution", chance(4) ? false : true)
        + "</dict>"
    }
    return "<dict>\(entries.joined())</dict>"
  }

  private mutating func response(_ names: [String]) -> String {
    let told = names.first.map { "It is about ${\($0)}, " } ?? ""
    let success = localized("INIntentResponseCodeFormatString", told + "done in ${wait}.")
    return """
      <key>INIntentResponseCodes</key><array>
      <dict>\(pair("INIntentResponseCodeName", "success"))\(flag("INIntentResponseCodeSuccess"))
      \(success)</dict>
      <dict>\(pair("INIntentResponseCodeName", "failure"))</dict>
      <dict>\(pair("INIntentResponseCodeName", "notToday"))
      \(localized("INIntentResponseCodeConciseFormatString", "Not today."))</dict>
      </array><key>INIntentResponseParameters</key><array><dict>
      \(pair("INIntentResponseParameterName", "wait"))
      \(localized("INIntentResponseParameterDisplayName", "Waiting Time"))
      \(pair("INIntentResponseParameterType", "TimeInterval"))</dict></array>
      """
  }

  // MARK: Parameters

  private mutating func parameter(_ name: String, _ type: String, _ all: [String]) -> String {
    var text = pair("INIntentParameterName", name)
    text += localized("INIntentParameterDisplayName", "Value \(name.suffix(1))")
    text += pair("INIntentParameterType", type == "Enum" ? "Integer" : type)
    if type == "Enum" {
      text += pair("INIntentParameterEnumType", "Flavour")
      text += pair("INIntentParameterEnumTypeNamespace", "mAdE\(seed % 100)")
    }
    if type == "Object", chance(2) {
      text += pair("INIntentParameterObjectType", "Basket")
      text += pair("INIntentParameterObjectTypeNamespace", "mAdE\(seed % 100)")
    }
    if type == "Object" || type == "String", chance(3) {
      text += flag("INIntentParameterSupportsDynamicEnumeration")
      text += flag("INIntentParameterSupportsMultipleValues")
    }
    text += flag("INIntentParameterSupportsResolution")
    if chance(2) { text += prompts(name) }
    if let parent = all.first, parent != name, chance(4) { text += relationship(to: parent) }
    return "<dict>\(text)\(metadata(of: type))</dict>"
  }

  private mutating func prompts(_ name: String) -> String {
    let texts = [
      ("Primary", "What is the \(name)?"), ("Confirmation", "Is it ${\(name)}?"),
      ("DisambiguationIntroduction", "${count} of them match ‘${\(name)}’."),
      ("DisambiguationSelection", "Which one?"), ("Configuration", "Choose ${\(name)}"),
    ]
    let dialogs = texts.map { kind, text in
      "<dict>" + flag("INIntentParameterPromptDialogCustom")
        + localized("INIntentParameterPromptDialogFormatString", text)
        + pair("INIntentParameterPromptDialogType", kind) + "</dict>"
    }
    return "<key>INIntentParameterPromptDialogs</key><array>\(dialogs.joined())</array>"
  }

  private func relationship(to parent: String) -> String {
    "<key>INIntentParameterRelationship</key><dict>"
      + pair("INIntentParameterRelationshipParentName", parent)
      + pair("INIntentParameterRelationshipPredicateName", "HasAnyValue") + "</dict>"
  }

  private mutating func metadata(of type: String) -> String {
    var text = pair("INIntentParameterMetadataCapitalization", "Sentences")
    switch type {
    case "Integer":
      text += "<key>INIntentParameterMetadataMinimumValue</key><integer>1</integer>"
      text += "<key>INIntentParameterMetadataMaximumValue</key><integer>10</integer>"
      text += pair("INIntentParameterMetadataSupportsNegativeNumbers", "YES")
    case "Boolean":
      text += localized("INIntentParameterMetadataTrueDisplayName", "shown")
      text += localized("INIntentParameterMetadataFalseDisplayName", "hidden")
      if chance(2) { text += flag("INIntentParameterMetadataDefaultValue") }
    case "Decimal" where chance(2):
      text += "<key>INIntentParameterMetadataDefaultValue</key><real>0.5</real>"
    case "Enum" where chance(2): text += pair("INIntentParameterMetadataDefaultValue", "plain")
    case "String" where chance(2):
      text += localized("INIntentParameterMetadataDefaultValue", "as usual")
    default: break
    }
    return "<key>INIntentParameterMetadata</key><dict>\(text)</dict>"
  }

  // MARK: Types

  private mutating func enumeration() -> String {
    let cases = [("unknown", 0), ("plain", 1), ("salty", 2), ("sweet", 3)].map { name, index in
      "<dict>" + pair("INEnumValueName", name)
        + (index == 0 ? "" : "<key>INEnumValueIndex</key><integer>\(index)</integer>")
        + localized("INEnumValueDisplayName", name)
        + (index == 3
          ? "<key>INEnumValueSynonyms</key><array><dict>"
            + localized("INEnumValueSynonymSynonym", "sugary") + "</dict></array>" : "")
        + "</dict>"
    }
    return "<dict>" + pair("INEnumName", "Flavour") + flag("INEnumGeneratesHeader")
      + pair("INEnumType", "Regular")
      + "<key>INEnumValues</key><array>\(cases.joined())</array></dict>"
  }

  private mutating func object() -> String {
    let properties = [("identifier", "String"), ("displayString", "String"), ("size", "Integer")]
      .map { name, type in
        "<dict>" + pair("INTypePropertyName", name) + pair("INTypePropertyType", type) + "</dict>"
      }
    return "<dict>" + pair("INTypeName", "Basket") + localized("INTypeDisplayName", "Basket")
      + "<key>INTypeProperties</key><array>\(properties.joined())</array></dict>"
  }

  // MARK: Writing

  private func pair(_ key: String, _ text: String) -> String {
    "<key>\(key)</key><string>\(text)</string>"
  }

  private func flag(_ key: String, _ truth: Bool = true) -> String {
    "<key>\(key)</key><\(truth)/>"
  }

  private mutating func localized(_ key: String, _ text: String) -> String {
    nextID += 1
    return pair(key, text) + pair("\(key)ID", "i\(seed % 100)n\(nextID)")
  }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &random) == 0
  }

  private mutating func one(of all: [String]) -> String {
    all.randomElement(using: &random) ?? ""
  }
}
