// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The combinations of values with which SiriKit's requests are worth repeating: the recipient of a
/// message, for example, but not its text.
enum SiriKitCombinations {
  static let all: [IntentID: [ParameterCombination]] = [
    "INSendMessageIntent": [["recipients"], ["speakableGroupName"]],
    "INStartCallIntent": [["contacts"], ["contacts", "callCapability"]],
    "INStartAudioCallIntent": [["contacts"]],
    "INStartVideoCallIntent": [["contacts"]],
    "INStartWorkoutIntent": [
      ["workoutName"], ["workoutName", "workoutLocationType"],
      ["workoutName", "goalValue", "workoutGoalUnitType"],
      ["workoutName", "goalValue", "workoutGoalUnitType", "workoutLocationType"],
    ],
    "INRequestRideIntent": [
      ["dropOffLocation"], ["pickupLocation", "dropOffLocation"],
      ["dropOffLocation", "rideOptionName"],
      ["pickupLocation", "dropOffLocation", "rideOptionName"],
    ],
    "INSendPaymentIntent": [["payee"]],
    "INRequestPaymentIntent": [["payer"]],
    "INPayBillIntent": [["billPayee"]],
    "INSearchForPhotosIntent": [
      ["albumName"], ["peopleInPhoto"], ["searchTerms"], ["locationCreated"],
    ],
    "INStartPhotoPlaybackIntent": [["albumName"], ["peopleInPhoto"], ["locationCreated"]],
  ].mapValues { sets in
    sets.map { ParameterCombination(Set($0.map { ParameterID($0) }), title: "") }
  }
}
