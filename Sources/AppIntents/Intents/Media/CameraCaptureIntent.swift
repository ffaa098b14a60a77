// SPDX-License-Identifier: Apache-2.0

/// Uses the camera, with what the app has to hand to it.
public protocol CameraCaptureIntent: SystemIntent {
  associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
  /// What was handed over; nothing is kept here.
  public static var appContext: AppContext? { get async throws { nil } }

  public static func updateAppContext(_ newContext: AppContext?) async throws {}
}
