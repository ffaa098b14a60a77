// SPDX-License-Identifier: Apache-2.0

/// An app's answer to a request to mark messages.
public final class INSetMessageAttributeIntentResponse: _INCodedResponse<
  INSetMessageAttributeIntentResponseCode
>, @unchecked Sendable
{}
