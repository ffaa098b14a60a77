// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to play a slideshow.
public final class INStartPhotoPlaybackIntentResponse: _INPhotosResponse<
  INStartPhotoPlaybackIntentResponseCode
>, @unchecked Sendable
{}
