// SPDX-License-Identifier: Apache-2.0

public import Rendering

/// Says texts aloud.
public protocol Speaker: Sendable {
  /// Says runs after everything that was given before. Returns without waiting for their end.
  ///
  /// With `interrupting` the earlier speech stops; its end is not waited for.
  func say(_ runs: [SpokenRun], _ voice: VoiceSettings, interrupting: Bool) async throws

  /// Stops speaking at once, unless it is too late for that by the time the call runs.
  func stop(unless isTooLate: @Sendable () -> Bool) async
}

/// The rate and the voice of speech.
public struct VoiceSettings: Hashable, Sendable {
  /// The allowed rates, in words a minute.
  public static let rates = 80...450

  /// The rate in words a minute, within ``rates``.
  public let rate: Int
  /// The speech program's name for a voice; nil for the language's own voice.
  public var name: String?

  /// - Parameters:
  ///   - rate: words a minute, clamped to ``rates``.
  ///   - name: the speech program's name for a voice; nil for the language's own voice.
  public init(rate: Int = Espeak.usualRate, name: String? = nil) {
    self.rate = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
    self.name = name
  }
}
