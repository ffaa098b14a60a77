// SPDX-License-Identifier: Apache-2.0

/// Starts a Live Activity: what ``LiveActivityIntent`` was called before.
public protocol LiveActivityStartingIntent: SystemIntent {}
