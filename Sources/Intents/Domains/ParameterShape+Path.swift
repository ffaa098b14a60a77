// SPDX-License-Identifier: Apache-2.0

extension ParameterShape {
  /// The same parameter, found by its documented property where a stored one stands behind that.
  func found(by path: AnyKeyPath) -> ParameterShape {
    var shape = self
    shape.path = path
    return shape
  }
}
