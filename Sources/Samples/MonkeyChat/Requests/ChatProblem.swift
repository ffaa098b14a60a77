// SPDX-License-Identifier: Apache-2.0

/// Why a request can't be fulfilled. The words are ``Phrasing/reason(_:)``'s.
enum ChatProblem: Error, Hashable, Sendable {
  case notLoggedIn
  /// A required value is missing.
  case incomplete
  case messageTooLong(limit: Int)
  case unknownPerson(String)
  case unknownGroup(String)
  /// The names of everybody without video.
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
