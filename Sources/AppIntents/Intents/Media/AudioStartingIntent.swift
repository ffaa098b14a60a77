// SPDX-License-Identifier: Apache-2.0

/// Begins to play sound. It is the earlier name of ``AudioPlaybackIntent``.
public protocol AudioStartingIntent: SystemIntent {}
