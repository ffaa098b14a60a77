// SPDX-License-Identifier: Apache-2.0

/// Another intent to go on with; none where a branch gives none.
public protocol OpensIntent: IntentResult {}
