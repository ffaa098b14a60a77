// SPDX-License-Identifier: Apache-2.0

/// Uses the camera, with data that the app hands over.
public protocol CameraCaptureIntent: SystemIntent {
  associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
  /// The data that was handed over. It is always nil here, because nothing is kept.
  public static var appContext: AppContext? { get async throws { nil } }

  public static func updateAppContext(_ newContext: AppContext?) async throws {}
}
