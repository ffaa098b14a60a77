// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What whoever runs the tests asks of those that draw their cases at random.
public enum TestSettings {
  /// `PARLANCE_TEST_SEED`: what the cases are drawn with; nil for the test's own.
  public static let seed = setting("SEED").flatMap { UInt64($0) }

  /// `PARLANCE_TEST_ROUNDS`: how many are drawn; nil for as many as take little time.
  public static let rounds = setting("ROUNDS").flatMap { Int($0) }

  private static func setting(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["PARLANCE_TEST_\(name)"]
  }
}
