// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The requests of SiriKit's domains, which any app may carry out.
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

  /// The descriptions of the requests, without their texts.
  public static var intents: IntentDescriptions {
    // A request of a domain is called by the name of its class.
    IntentDescriptions {
      kinds.map { kind in .init(IntentID("\(kind)")) { kind.shape.description } }
    }
  }
}
