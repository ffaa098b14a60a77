// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// An app's answer to a request to play a slideshow.
public final class INStartPhotoPlaybackIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INStartPhotoPlaybackIntentResponseCode

  /// How many photos match.
  public var searchResultsCount: Int?

  public init(code: INStartPhotoPlaybackIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }

  /// `${searchResultsCount}`: how many photos match, if the app tells it.
  public override var properties: [String: Value] {
    searchResultsCount.map { ["searchResultsCount": .integer($0)] } ?? [:]
  }
}
