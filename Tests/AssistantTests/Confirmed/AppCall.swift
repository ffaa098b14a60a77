// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Something that passed between the assistant and an app.
struct AppCall: CustomStringConvertible {
  enum Kind {
    /// The app looked at a value, or offered some.
    case looks
    /// The app worded the question before it acts.
    case confirms(question: String?)
    /// It is had act.
    case begins
    case asks(Inquiry)
    case hears(InquiryAnswer, to: Inquiry)
    case ends(Response.Outcome)
    /// The device was locked while the app was asked something.
    case isLocked
  }

  var kind: Kind
  var request: StructuredIntent
  /// What all calls for one request have in common.
  var id: UUID

  var description: String {
    let values = request.arguments.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      "\($0.key)=\($0.value.values.map(\.value.identifier).joined(separator: "+"))"
    }
    return "\(kind): \(request.app).\(request.intent) \(values.joined(separator: " "))"
  }
}
