// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to find photos.
public final class INSearchForPhotosIntentResponse: _INPhotosResponse<
  INSearchForPhotosIntentResponseCode
>, @unchecked Sendable
{}
