// SPDX-License-Identifier: Apache-2.0

/// The sentences of an intent's suggestions; here nothing is suggested.
public protocol IntentPredictionConfiguration {}
