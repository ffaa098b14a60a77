// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// What an app says of finding photos.
public final class INSearchForPhotosIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSearchForPhotosIntentResponseCode

  /// How many photos fit.
  public var searchResultsCount: Int?

  public init(code: INSearchForPhotosIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }

  /// `${searchResultsCount}`: how many photos fit, where the app tells it.
  public override var properties: [String: Value] {
    searchResultsCount.map { ["searchResultsCount": .integer($0)] } ?? [:]
  }
}
