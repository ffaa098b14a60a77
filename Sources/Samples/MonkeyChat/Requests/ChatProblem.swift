// SPDX-License-Identifier: Apache-2.0

/// Why something can't be done. The words for it are ``Phrasing/reason(_:)``'s.
enum ChatProblem: Error, Hashable, Sendable {
  case notLoggedIn
  /// A required value is missing.
  case incomplete
  case messageTooLong(limit: Int)
  case unknownPerson(String)
  case unknownGroup(String)
  /// Of everybody who can't be seen, by name.
  case noVideo([String])
  case noVoiceMessages
  case noVoicemail
  case noEmergencyCalls
  case nobodyToRedial
  case tooManyMessages
  case messageNotFound

  /// The response's code.
  var code: String {
    switch self {
    case .notLoggedIn: "notLoggedIn"
    case .incomplete: "incompleteRequest"
    case .messageTooLong: "messageTooLong"
    case .unknownPerson: "unknownPerson"
    case .unknownGroup: "unknownGroup"
    case .noVideo: "noVideo"
    case .noVoiceMessages: "noVoiceMessages"
    case .noVoicemail: "noVoicemail"
    case .noEmergencyCalls: "noEmergencyCalls"
    case .nobodyToRedial: "nobodyToRedial"
    case .tooManyMessages: "tooManyMessages"
    case .messageNotFound: "messageNotFound"
    }
  }
}
