// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// An app's answer to a request to find photos.
public final class INSearchForPhotosIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSearchForPhotosIntentResponseCode

  /// How many photos match.
  public var searchResultsCount: Int?

  public init(code: INSearchForPhotosIntentResponseCode, userActivity: NSUserActivity?) {
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
