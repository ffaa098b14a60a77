// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The settings from the environment for tests that draw random cases.
public enum TestSettings {
  /// `PARLANCE_TEST_SEED`: the seed for the cases; nil for the test's own seed.
  public static let seed = setting("SEED").flatMap { UInt64($0) }

  /// `PARLANCE_TEST_ROUNDS`: the number of cases; nil for as many as take little time.
  public static let rounds = setting("ROUNDS").flatMap { Int($0) }

  private static func setting(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["PARLANCE_TEST_\(name)"]
  }
}
