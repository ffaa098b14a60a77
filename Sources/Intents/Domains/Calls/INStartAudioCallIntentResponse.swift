// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to start an audio call.
public final class INStartAudioCallIntentResponse: _INCodedResponse<
  INStartAudioCallIntentResponseCode
>, @unchecked Sendable
{}
