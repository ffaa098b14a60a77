// SPDX-License-Identifier: Apache-2.0

/// A result with something to say.
public protocol ProvidesDialog: IntentResult {}
