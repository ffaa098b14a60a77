// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A person, with a name and perhaps a way to reach them.
public struct IntentPerson: Hashable, Sendable {
  /// A person's name, in one piece or in its parts.
  public enum Name: Hashable, Sendable {
    case components(PersonNameComponents)
    case displayName(String)
  }

  /// Identifies a person in the user's contacts or in the app.
  public enum Identifier: Hashable, Sendable {
    case contactIdentifier(String)
    case applicationDefined(String)
    case unknown
  }

  /// Which parts of a person a parameter is about.
  public enum ParameterMode: String, Hashable, Sendable {
    case contact
    case email
    case phone
    case emailOrPhone
  }

  public var identifier: Identifier
  public var name: Name
  public var handle: Handle?

  /// Further ways to reach them.
  public var aliases: [Handle]
  public var isMe: Bool
  public var image: DisplayRepresentation.Image?

  public init(
    identifier: Identifier = .unknown, name: Name, handle: Handle? = nil, aliases: [Handle] = [],
    isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// A person of whom only a number or an address is known.
  public init(handle: Handle) {
    self.init(name: .displayName(handle.value.text), handle: handle)
  }

  /// The name as it is written.
  var displayName: String {
    switch name {
    case .components(let components): components.formatted()
    case .displayName(let name): name
    }
  }
}

extension IntentPerson: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: displayName),
      subtitle: handle.map { LocalizedStringResource(stringLiteral: $0.value.text) }, image: image)
  }
}

extension IntentPerson: _IntentValue {
  /// The assistant keeps only the name of a person.
  public static var _traits: _ValueTraits<IntentPerson> {
    var traits = _ValueTraits<IntentPerson>(
      .person, read: { IntentPerson(name: .displayName($0.display)) },
      write: { .text($0.displayName) })
    traits.shape.isNameOnly = true
    return traits
  }
}
