// SPDX-License-Identifier: Apache-2.0

/// Why somebody can't get a message.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
  case noAccount = 1
  case offline = 2
  case messagingServiceNotEnabledForRecipient = 3
  case noValidHandle = 4
  /// The address the user named doesn't belong to the person.
  case requestedHandleInvalid = 5
  /// The person has no address of the kind the user named, such as "work".
  case noHandleForLabel = 6
  /// The user has to log in inside the app first.
  case requiringInAppAuthentication = 7
}

/// A handler's answer about a recipient of a message.
public final class INSendMessageRecipientResolutionResult: INPersonResolutionResult,
  @unchecked Sendable
{
  public override class var reasonPrefix: String { "INSendMessageRecipientResolutionResult" }

  /// Copies the outcome of a general result.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.outcome)
  }

  public class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    unsupported(because: reason)
  }
}
