// SPDX-License-Identifier: Apache-2.0

/// Something to say.
public protocol ProvidesDialog: IntentResult {}
