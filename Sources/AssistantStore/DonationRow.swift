// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel

/// A donation as its tables hold it.
struct DonationRow: Codable, FetchableRecord {
  static let select = """
    SELECT donation.app, id, intent, action, arguments, grouping, date, place, phrase, image
    FROM donation JOIN action ON action.number = donation.action
    """

  var app: String
  var id: String
  var intent: String
  var action: Int64
  var arguments: String
  var grouping: String?
  var date: Double
  var place: String?
  var phrase: String?
  var image: String?

  init(_ donation: Donation) throws {
    app = donation.app.rawValue
    id = donation.id
    intent = donation.intent.rawValue
    action = 0
    arguments = try DonatedValues.text(donation.values)
    grouping = donation.group
    date = donation.date.timeIntervalSince1970
    place = donation.place
    phrase = donation.phrase
    image = donation.image
  }

  var donation: Donation {
    get throws {
      Donation(
        id: id, group: grouping, app: AppID(app), intent: IntentID(intent),
        values: try DonatedValues.values(arguments), date: Date(timeIntervalSince1970: date),
        place: place, phrase: phrase, image: image)
    }
  }
}
