// SPDX-License-Identifier: Apache-2.0

/// Begins to play sound: what ``AudioPlaybackIntent`` was called before.
public protocol AudioStartingIntent: SystemIntent {}
