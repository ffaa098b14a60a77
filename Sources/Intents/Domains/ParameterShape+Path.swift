// SPDX-License-Identifier: Apache-2.0

extension ParameterShape {
  /// The same parameter, found by its documented property where a stored one stands behind that.
  func found(by path: AnyKeyPath) -> ParameterShape {
    ParameterShape(
      name: name, type: type, isList: isList, isRequired: isRequired, choices: choices, path: path,
      read: read, write: write, resolve: resolve, offer: offer, usual: usual)
  }
}
