// SPDX-License-Identifier: Apache-2.0

/// An `.intentdefinition`: the intents an app defines, with the enumerations and objects that their
/// parameters take.
public struct IntentDefinition: Hashable, Sendable {
  /// The file as findings name it.
  public var file: String

  /// The format's version: `1.0`, `1.1` or `1.2`.
  public var version: String?

  /// Six characters that other definitions refer to this one by.
  public var namespace: String?

  public var intents: [DefinedIntent]
  public var enumerations: [DefinedEnumeration]
  public var objects: [DefinedObject]

  public init(
    file: String, version: String? = nil, namespace: String? = nil, intents: [DefinedIntent] = [],
    enumerations: [DefinedEnumeration] = [], objects: [DefinedObject] = []
  ) {
    self.file = file
    self.version = version
    self.namespace = namespace
    self.intents = intents
    self.enumerations = enumerations
    self.objects = objects
  }

  /// The name of the tables with this definition's texts, such as `Intents`.
  public var tableName: String {
    let name = file.lastComponent
    return name.hasSuffix(".intentdefinition") ? String(name.dropLast(17)) : name
  }

  public func enumeration(named name: String) -> DefinedEnumeration? {
    enumerations.first { $0.name == name }
  }

  public func object(named name: String) -> DefinedObject? {
    objects.first { $0.name == name }
  }
}
