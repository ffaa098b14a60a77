// SPDX-License-Identifier: Apache-2.0

import AppleFormats

/// The Swift types that the parameters of a definition have.
struct SwiftTypes {
  private let enumerations: [String: String]
  private let objects: [String: String]

  init(_ definition: IntentDefinition) {
    enumerations = Dictionary(
      definition.enumerations.map { ($0.name, $0.enumerationType) }
    ) { first, _ in first }
    objects = Dictionary(
      definition.objects.map { ($0.name, $0.objectClass) }
    ) { first, _ in first }
  }

  /// The type of one value.
  func element(_ parameter: DefinedParameter) -> String {
    switch parameter.type {
    case .plain(let name): Self.plain[name]?.type ?? "String"
    case .enumeration(let name, isSystem: false): enumerations[name] ?? name
    case .enumeration(_, isSystem: true): "INObject"
    case .object(let name?, isSystem: false): objects[name] ?? name
    case .object: "INObject"
    }
  }

  /// The type of the property: an enumeration has an unknown case, anything else is optional.
  func property(_ parameter: DefinedParameter) -> String {
    let element = element(parameter)
    if parameter.isList { return "[\(element)]?" }
    return isEnumeration(parameter) ? element : "\(element)?"
  }

  /// The value of the property before it is set.
  func initialValue(_ parameter: DefinedParameter) -> String {
    !parameter.isList && isEnumeration(parameter) ? " = .init(rawValue: 0)!" : ""
  }

  func isEnumeration(_ parameter: DefinedParameter) -> Bool {
    if case .enumeration(_, isSystem: false) = parameter.type { true } else { false }
  }

  /// The class of a handler's results for the parameter.
  func resolution(_ parameter: DefinedParameter, in intent: DefinedIntent) -> String {
    parameter.unsupportedReasons.isEmpty
      ? commonResolution(parameter)
      : "\(intent.baseName)\(parameter.name.capitalized)ResolutionResult"
  }

  /// The result class that all parameters of the type share.
  func commonResolution(_ parameter: DefinedParameter) -> String {
    switch parameter.type {
    case .plain(let name): Self.plain[name]?.resolution ?? "INStringResolutionResult"
    case .enumeration(_, isSystem: false), .object(.some, isSystem: false):
      "\(element(parameter))ResolutionResult"
    case .enumeration, .object: "INObjectResolutionResult"
    }
  }

  /// The kind of value, if its Swift type doesn't tell: a number may be a duration.
  func kind(_ parameter: DefinedParameter) -> String? {
    guard case .plain(let name) = parameter.type else { return nil }
    return Self.plain[name]?.kind
  }

  private static let plain: [String: (type: String, resolution: String, kind: String?)] = [
    "String": ("String", "INStringResolutionResult", nil),
    "Integer": ("NSNumber", "INIntegerResolutionResult", nil),
    "Decimal": ("NSNumber", "INDoubleResolutionResult", "decimal"),
    "Double": ("NSNumber", "INDoubleResolutionResult", "decimal"),
    "Boolean": ("NSNumber", "INBooleanResolutionResult", "boolean"),
    "TimeInterval": ("NSNumber", "INTimeIntervalResolutionResult", "duration"),
    "Date": ("DateComponents", "INDateComponentsResolutionResult", nil),
    "DateComponents": ("DateComponents", "INDateComponentsResolutionResult", nil),
    "DateComponentsRange": (
      "INDateComponentsRange", "INDateComponentsRangeResolutionResult", nil
    ),
    "CurrencyAmount": ("INCurrencyAmount", "INCurrencyAmountResolutionResult", nil),
    "PaymentMethod": ("INPaymentMethod", "INPaymentMethodResolutionResult", nil),
    "Placemark": ("CLPlacemark", "INPlacemarkResolutionResult", nil),
    "Person": ("INPerson", "INPersonResolutionResult", nil),
    "SpeakableString": ("INSpeakableString", "INSpeakableStringResolutionResult", nil),
    "URL": ("URL", "INURLResolutionResult", nil),
    "File": ("INFile", "INFileResolutionResult", nil),
  ]
}

extension DefinedEnumeration {
  var enumerationType: String { className ?? name }
}

extension DefinedIntent {
  /// The class's name without `Intent` at its end; the names of its other types begin with it.
  var baseName: String { String(intentClass.dropLast("Intent".count)) }
}
