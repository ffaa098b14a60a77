// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to start a video call.
public final class INStartVideoCallIntentResponse: _INCodedResponse<
  INStartVideoCallIntentResponseCode
>, @unchecked Sendable
{}
