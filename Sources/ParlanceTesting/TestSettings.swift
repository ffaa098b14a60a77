// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The settings from the environment that say how much is tested.
public enum TestSettings {
  /// Whether all cases are tested that there are, as `.ci/long` does (`PARLANCE_TEST_LONG`). A run
  /// before each change takes a fixed share of those that take long.
  public static let isLong = setting("LONG") != nil

  /// `PARLANCE_TEST_SEED`: the seed for the cases; nil for the test's own seed.
  public static let seed = setting("SEED").flatMap { UInt64($0) }

  /// `PARLANCE_TEST_ROUNDS`: the number of random cases; nil for a test's own number.
  public static let rounds = setting("ROUNDS").flatMap { Int($0) }

  /// All of some cases in a long run, otherwise every so many of them from the first on.
  public static func share<Case>(of cases: [Case], oneIn step: Int) -> [Case] {
    isLong ? cases : stride(from: 0, to: cases.count, by: step).map { cases[$0] }
  }

  /// The number of random cases: what the environment says, or else one of two.
  public static func rounds(_ usual: Int, long: Int) -> Int { rounds ?? (isLong ? long : usual) }

  private static func setting(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["PARLANCE_TEST_\(name)"]
  }
}
