// SPDX-License-Identifier: Apache-2.0

/// Says that a handler implements no asynchronous form of a method that offers values.
public struct OptionsNotProvided: Error {
  public init() {}
}
