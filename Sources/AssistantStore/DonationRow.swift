// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel

/// A donation as its tables hold it.
struct DonationRow: Decodable, FetchableRecord {
  private static let columns = """
    donation.app, id, intent, is_activity, action, arguments, grouping, date, place, phrase, image
    """

  static let select = """
    SELECT \(columns) FROM donation JOIN action ON action.number = donation.action
    """

  /// The latest donation of an action or of one of its forms, returned as the action.
  static let selectLatest = """
    SELECT \(columns) FROM donation JOIN action ON action.number = ?1
    WHERE donation.action = ?1 OR donation.action IN (SELECT action FROM form WHERE general = ?1)
    ORDER BY donation.number DESC LIMIT 1
    """

  var app: String
  var id: String
  /// The name of the intent, or the type of the activity.
  var intent: String
  var isActivity: Bool
  var action: Int64
  /// The values as JSON, or the activity.
  var arguments: String
  var grouping: String?
  var date: Double
  var place: String?
  var phrase: String?
  var image: String?

  private enum CodingKeys: String, CodingKey {
    case app
    case id
    case intent
    case isActivity = "is_activity"
    case action
    case arguments
    case grouping
    case date
    case place
    case phrase
    case image
  }

  var donation: Donation {
    get throws {
      guard date.isFinite else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: [CodingKeys.date], debugDescription: "no moment"))
      }
      let action: Action =
        isActivity
        ? .activity(try StoredJSON.value(UserActivity.self, arguments))
        : .request(IntentID(intent), try DonatedValues.values(arguments))
      return Donation(
        id: id, group: grouping, app: AppID(app), action: action,
        date: Date(timeIntervalSince1970: date), place: place, phrase: phrase, image: image)
    }
  }
}
