// SPDX-License-Identifier: Apache-2.0

/// Tells how far it has come.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// How far it has come since it began; outside of that, one that nobody looks at.
  public var progress: Progress { (IntentProgress.current ?? IntentProgress()).progress }
}

/// The progress of the intent that is being done.
struct IntentProgress: @unchecked Sendable {
  @TaskLocal static var current: IntentProgress?

  let progress = Progress(totalUnitCount: 1)
}
