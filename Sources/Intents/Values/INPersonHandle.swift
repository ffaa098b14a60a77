// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The kind of address that a handle is.
public enum INPersonHandleType: Int, Sendable {
  case unknown = 0
  case emailAddress = 1
  case phoneNumber = 2
}

/// The use of an address, such as home or work.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let home = INPersonHandleLabel("home")
  public static let work = INPersonHandleLabel("work")
  public static let iPhone = INPersonHandleLabel("iPhone")
  public static let mobile = INPersonHandleLabel("mobile")
  public static let main = INPersonHandleLabel("main")
  public static let other = INPersonHandleLabel("other")
}

/// An address a person can be reached at.
public final class INPersonHandle: NSObject, @unchecked Sendable {
  public let value: String?
  public let type: INPersonHandleType
  public let label: INPersonHandleLabel?

  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPersonHandle else { return false }
    return value == other.value && type == other.type && label == other.label
  }

  public override var hash: Int { value.hashValue }
}
