// SPDX-License-Identifier: Apache-2.0

/// The result of an intent.
public protocol IntentResult: Sendable {}
