// SPDX-License-Identifier: Apache-2.0

/// Why a ride is not to be had. The words are ``Phrasing/reason(_:)``'s.
enum RideProblem: Error, Hashable, Sendable {
  case unknownPlace(String)
  /// It would end where it begins.
  case alreadyThere
  /// No cab goes from or to there.
  case outOfArea
  case unknownKind(String)
  /// More people than the kind of ride has seats for; nil if no kind has enough.
  case tooManyPeople(most: Int, kind: String?)
  case tooFewPeople
  case inThePast
  /// Only the day was said.
  case noTimeOfDay
  case tooFarAhead
  /// Nobody drives this kind of ride just now.
  case noDriver(String)
  /// The user has another ride at that time.
  case otherRide
  case unknownPaymentMethod(String)
  /// There is no ride to cancel.
  case noRide
  /// The user is already in the cab.
  case underWay
  /// A required value is missing or no longer there.
  case incomplete

  /// The response's code if SiriKit has none.
  var code: String {
    switch self {
    case .unknownPlace: "unknownPlace"
    case .alreadyThere: "alreadyThere"
    case .outOfArea: "outOfArea"
    case .unknownKind: "unknownKind"
    case .tooManyPeople: "tooManyPeople"
    case .tooFewPeople: "tooFewPeople"
    case .inThePast: "inThePast"
    case .noTimeOfDay: "noTimeOfDay"
    case .tooFarAhead: "tooFarAhead"
    case .noDriver: "noDriver"
    case .otherRide: "otherRide"
    case .unknownPaymentMethod: "unknownPaymentMethod"
    case .noRide: "noRide"
    case .underWay: "underWay"
    case .incomplete: "incompleteRequest"
    }
  }
}
