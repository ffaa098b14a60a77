// SPDX-License-Identifier: Apache-2.0

extension ParameterShape {
  /// The same parameter, found by its public property instead of the stored property behind it.
  func found(by path: AnyKeyPath) -> ParameterShape {
    var shape = self
    shape.path = path
    return shape
  }
}
