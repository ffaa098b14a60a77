// SPDX-License-Identifier: Apache-2.0

/// Starts a Live Activity. It is the earlier name of ``LiveActivityIntent``.
public protocol LiveActivityStartingIntent: SystemIntent {}
