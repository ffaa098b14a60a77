// SPDX-License-Identifier: Apache-2.0

public import Rendering

/// Says texts aloud.
public protocol Speaker: Sendable {
  /// Says this once all that it was given before is said. Returns without waiting for its own end.
  ///
  /// - Parameter interrupting: whether what it was given before is not said to its end.
  func say(_ runs: [SpokenRun], _ voice: VoiceSettings, interrupting: Bool) async throws

  /// Falls silent at once, unless it is too late for that when its turn comes.
  func stop(unless isTooLate: @Sendable () -> Bool) async
}

/// How it is spoken.
public struct VoiceSettings: Hashable, Sendable {
  /// What rates may be, in words a minute.
  public static let rates = 80...450

  /// Words a minute: one of ``rates``.
  public let rate: Int
  /// A voice by the name that the speaking program has for it; nil for the language's own.
  public var name: String?

  /// - Parameter rate: words a minute; the nearest of ``rates`` is taken.
  public init(rate: Int = Espeak.usualRate, name: String? = nil) {
    self.rate = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
    self.name = name
  }
}
