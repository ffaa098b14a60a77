// SPDX-License-Identifier: Apache-2.0

extension IntentPerson {
  /// A way to reach somebody.
  public struct Handle: Hashable, Sendable {
    /// The number or the address itself.
    public enum Value: Hashable, Sendable {
      case phoneNumber(String)
      case emailAddress(String)
      case applicationDefined(String)

      var text: String {
        switch self {
        case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
        }
      }
    }

    /// Which of somebody's numbers or addresses it is.
    public enum Label: Hashable, Sendable {
      case home
      case work
      case school
      case iPhone
      case mobile
      case main
      case homeFax
      case workFax
      case pager
      case other
    }

    public var value: Value
    public var label: Label

    /// The app's own label, if none of the labels fits.
    private var ownLabel: String?

    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }

    public init(phoneNumber phoneNumberString: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumberString), label: label)
    }

    public init(emailAddress emailAddressString: String, label: Label = .other) {
      self.init(.emailAddress(emailAddressString), label: label)
    }

    public init(applicationDefined stringValue: String, label labelString: String? = nil) {
      self.init(.applicationDefined(stringValue))
      ownLabel = labelString
    }
  }
}
