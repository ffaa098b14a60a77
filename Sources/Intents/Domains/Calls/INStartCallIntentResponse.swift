// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to start a call.
public final class INStartCallIntentResponse: _INCodedResponse<INStartCallIntentResponseCode>,
  @unchecked Sendable
{}
