// SPDX-License-Identifier: Apache-2.0

/// One thing an app can do.
///
/// Its required `@Parameter` values are set before ``perform()`` runs. The user is asked for those
/// that are missing.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  /// Verb first: "Start Meditation".
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }

  /// Whether the app comes to the front to perform the intent.
  static var openAppWhenRun: Bool { get }

  /// Whether the device must be unlocked for the intent.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }

  /// Whether the intent is shown to people. One that isn't shown is for the app's own use.
  static var isDiscoverable: Bool { get }

  /// Where the app may be while it performs the intent.
  static var supportedModes: IntentModes { get }

  /// The request in a sentence, with its values in it.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  init()

  /// Performs the intent.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Option = IntentChoiceOption

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  public static var parameterSummary: some ParameterSummary {
    IntentParameterSummary<Self>()
  }
}
