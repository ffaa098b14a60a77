// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// A thing of the app's own, with an identifier and a name.
///
/// The types of a definition are subclasses with further properties, listed in ``properties``.
open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  public var subtitleString: String?
  public var displayImage: INImage?
  public var alternativeSpeakableMatches: [INSpeakableString]?

  public required init(identifier: String?, display: String, pronunciationHint: String?) {
    self.identifier = identifier
    displayString = display
    self.pronunciationHint = pronunciationHint
  }

  public convenience init(identifier: String?, display: String) {
    self.init(identifier: identifier, display: display, pronunciationHint: nil)
  }

  public convenience init(
    identifier: String?, display: String, subtitle: String?, image: INImage?
  ) {
    self.init(identifier: identifier, display: display, pronunciationHint: nil)
    subtitleString = subtitle
    displayImage = image
  }

  /// The properties of a subclass, by their names, as texts; generated code overrides it.
  open var properties: [String: String] {
    get { [:] }
    set {}
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject else { return false }
    return (identifier ?? displayString) == (other.identifier ?? other.displayString)
  }

  open override var hash: Int { (identifier ?? displayString).hashValue }

  open override var description: String { displayString }
}

extension INObject: INParameterValue {
  public static var parameterType: ParameterType { .item }

  public static func held(_ value: Value) -> Self? {
    let known = value.item?.attributes ?? [:]
    let object = Self(
      identifier: value.item?.id, display: value.display,
      pronunciationHint: known["pronunciationHint"])
    object.subtitleString = known["subtitle"]
    object.properties = known
    return object
  }

  public var parameterValue: Value {
    var known = properties
    known["pronunciationHint"] = pronunciationHint
    known["subtitle"] = subtitleString
    return .item(Item(id: identifier ?? displayString, display: displayString, attributes: known))
  }
}
