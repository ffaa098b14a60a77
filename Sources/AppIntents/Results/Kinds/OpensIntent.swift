// SPDX-License-Identifier: Apache-2.0

/// A result that may continue with another intent. A branch may give none.
public protocol OpensIntent: IntentResult {}
