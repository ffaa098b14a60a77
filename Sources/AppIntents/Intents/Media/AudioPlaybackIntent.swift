// SPDX-License-Identifier: Apache-2.0

/// Plays or stops sound.
public protocol AudioPlaybackIntent: SystemIntent {}
