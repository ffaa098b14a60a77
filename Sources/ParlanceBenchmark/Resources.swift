// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files that lie beside this program.
enum Resources {
  /// Found without `Bundle.module`, which traps when its folder is gone.
  static func url(_ path: String) -> URL {
    Places.folder.appending(path: "parlance_ParlanceBenchmark.resources").appending(path: path)
  }
}
