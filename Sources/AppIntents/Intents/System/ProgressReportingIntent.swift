// SPDX-License-Identifier: Apache-2.0

/// An intent that reports its progress.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// The progress since the intent started. While the intent isn't running, it is a progress that
  /// nobody reads.
  public var progress: Progress { (IntentProgress.current ?? IntentProgress()).progress }
}

/// The progress of the intent that is running.
struct IntentProgress: @unchecked Sendable {
  @TaskLocal static var current: IntentProgress?

  let progress = Progress(totalUnitCount: 1)
}
