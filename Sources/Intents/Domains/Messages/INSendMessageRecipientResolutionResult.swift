// SPDX-License-Identifier: Apache-2.0

/// Why somebody can't get a message.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
  case noAccount = 1
  case offline = 2
  case messagingServiceNotEnabledForRecipient = 3
  case noValidHandle = 4
  /// The address that was named is none of theirs.
  case requestedHandleInvalid = 5
  /// They have no address of the kind that was named, such as "work".
  case noHandleForLabel = 6
  /// The user has to log in inside the app first.
  case requiringInAppAuthentication = 7
}

/// What a handler says of somebody who is to get a message.
public final class INSendMessageRecipientResolutionResult: INPersonResolutionResult,
  @unchecked Sendable
{
  public override class var reasonPrefix: String { "INSendMessageRecipientResolutionResult" }

  /// Takes over what a result of the general kind says.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(personResolutionResult.outcome)
  }

  public class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    unsupported(because: reason)
  }
}
