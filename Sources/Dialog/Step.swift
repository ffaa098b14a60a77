// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The next thing that a conversation needs.
public enum Step: Hashable, Sendable {
  /// Have the app agree to a parameter's value.
  case resolve(ParameterID)
  /// Have the app offer values for a parameter.
  case offer(ParameterID)
  /// Keep what the user decided about an app or the device.
  case settle(Gate, isGranted: Bool)
  case confirm
  case handle
  /// Tell the app what the user answered to its own question.
  case resume(InquiryAnswer)
  /// Wait for the user: the turn is complete.
  case listen

  /// Whether the app acts in this step.
  public var acts: Bool {
    switch self {
    case .handle, .resume: true
    case .resolve, .offer, .confirm, .settle, .listen: false
    }
  }

  /// Whether the app is asked or told something in this step.
  public var needsApp: Bool {
    switch self {
    case .resolve, .offer, .confirm, .handle, .resume: true
    case .settle, .listen: false
    }
  }
}
