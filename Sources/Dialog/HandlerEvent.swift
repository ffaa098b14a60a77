// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// What came back from an app.
public enum HandlerEvent: Hashable, Sendable {
  /// What the user decided is kept.
  case settled(Gate, isGranted: Bool)
  case resolved([Resolution])
  case offered([Value])
  case confirmed(Response)
  /// It asks the user something while it acts.
  case asked(Inquiry)
  case handled(Response)
  /// It was opened, for no request that is talked about; nil where it has nothing to show.
  case opened(AppScreen?)
  /// It takes long: the request goes on by itself, the conversation goes on without it.
  case slow
  case failed(HandlerFailure)
}
