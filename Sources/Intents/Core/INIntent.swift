// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// A request to an app: which action, with which values.
///
/// The ``shape`` of generated classes and of the domains' classes describes them to the assistant.
/// No other class can be a request.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
  /// Set by the assistant: the same for all calls about one request.
  public internal(set) var identifier: String?

  /// The phrase to offer when the user wants to say this request in words of their own.
  open var suggestedInvocationPhrase: String?

  private var images: [String: INImage] = [:]

  /// An intent without values.
  public required override init() { super.init() }

  /// The intent's description for the assistant; every subclass has its own.
  open class var shape: IntentShape { IntentShape(named: "INIntent", domain: "", category: .other) }

  /// The identifier of the intent's ``shape``, unless a subclass describes itself in words.
  open var intentDescription: String? { Self.shape.id }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    for parameter in Self.shape.parameters { parameter.write(copy, parameter.read(self)) }
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    copy.images = images
    return copy
  }

  // MARK: Images

  /// Sets the image that stands for a parameter's value.
  public func setImage(_ image: INImage?, forParameterNamed name: String) { images[name] = image }

  public func image(forParameterNamed name: String) -> INImage? { images[name] }

  /// The image that stands for the request: that of the first parameter that has one.
  public func keyImage() -> INImage? {
    Self.shape.parameters.lazy.compactMap { self.images[$0.name] }.first
  }
}

extension INIntent {
  /// Sets the image that stands for a parameter's value: `\.soup`.
  public func setImage<Root: INIntent, Value>(
    _ image: INImage?, forParameterNamed path: KeyPath<Root, Value>
  ) {
    guard let name = Self.shape.parameters.first(where: { $0.path == path })?.name else { return }
    setImage(image, forParameterNamed: name)
  }
}
