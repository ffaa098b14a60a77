// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// One exchange between the assistant and an app.
struct AppCall: CustomStringConvertible {
  enum Kind {
    /// The app checked a value, or offered some.
    case looks
    /// The app put the question before acting into words.
    case confirms(question: String?)
    /// The app was told to act.
    case begins
    case asks(Inquiry)
    case hears(InquiryAnswer, to: Inquiry)
    case ends(Response.Outcome)
    /// The device was locked while the app was asked something.
    case isLocked
  }

  var kind: Kind
  var request: StructuredIntent
  /// The identifier that all calls of one request share.
  var id: UUID

  var description: String {
    let values = request.arguments.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      "\($0.key)=\($0.value.values.map(\.value.identifier).joined(separator: "+"))"
    }
    return "\(kind): \(request.app).\(request.intent) \(values.joined(separator: " "))"
  }
}
