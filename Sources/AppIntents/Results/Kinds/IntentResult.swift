// SPDX-License-Identifier: Apache-2.0

/// What came of an intent.
public protocol IntentResult: Sendable {}
