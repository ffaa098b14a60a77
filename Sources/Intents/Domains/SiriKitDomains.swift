// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The requests that SiriKit has domains for, whichever app carries them out.
public enum SiriKitDomains {
  static let kinds: [INIntent.Type] = [
    INSendMessageIntent.self, INSearchForMessagesIntent.self, INSetMessageAttributeIntent.self,
    INStartCallIntent.self, INStartAudioCallIntent.self, INStartVideoCallIntent.self,
    INSearchCallHistoryIntent.self,
    INStartWorkoutIntent.self, INPauseWorkoutIntent.self, INResumeWorkoutIntent.self,
    INEndWorkoutIntent.self, INCancelWorkoutIntent.self,
    INListRideOptionsIntent.self, INRequestRideIntent.self, INGetRideStatusIntent.self,
    INCancelRideIntent.self, INSendRideFeedbackIntent.self,
    INSendPaymentIntent.self, INRequestPaymentIntent.self, INPayBillIntent.self,
    INSearchForAccountsIntent.self,
    INSearchForPhotosIntent.self, INStartPhotoPlaybackIntent.self,
  ]

  /// What the assistant knows of them, before their texts.
  public static var intents: [IntentDescription] { kinds.map { $0.shape.description } }
}
