// SPDX-License-Identifier: Apache-2.0

/// The outcome of the request that an ``INCancelRideIntentResponse`` answers.
public enum INCancelRideIntentResponseCode: Int, Sendable {
  case unspecified, ready, success, failure
}
