// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting

extension Household {
  /// The sample that is a program of its own, which needs Python.
  static let teaHouse = Stage.package.appending(path: "Sources/Samples/TeaHouse").path

  static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
}
