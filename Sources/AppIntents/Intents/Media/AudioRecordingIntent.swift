// SPDX-License-Identifier: Apache-2.0

/// Records sound.
public protocol AudioRecordingIntent: SystemIntent {}
