// SPDX-License-Identifier: Apache-2.0

/// The sentences of an intent's suggestions. They have no effect here, because nothing is
/// suggested.
public protocol IntentPredictionConfiguration {}
