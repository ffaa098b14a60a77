// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

enum MessengerFailure: Swift.Error {
  case signedOut
  case blocked(name: String)
  case unknownPerson
  case underlying(any Swift.Error)
}

extension MessengerFailure: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .signedOut: "Sign in to Messenger first."
    case .blocked(let name): "You have blocked \(name)."
    case .unknownPerson: LocalizedStringResource("Nobody by that name.", comment: "No such person")
    case .underlying: "That didn't work."
    }
  }
}

extension MessengerFailure: LocalizedError {
  var failureReason: String? {
    guard case .underlying(let error) = self else { return nil }
    return error.localizedDescription
  }
}

// MARK: - Checks that intents share

/// An intent that can do nothing without an account.
protocol AccountIntent: AppIntent {
  static var accountHint: String { get }
}

extension AccountIntent {
  static var authenticationPolicy: IntentAuthenticationPolicy { .requiresAuthentication }
  static var accountHint: String { "Messenger" }

  @MainActor
  func checkAccount() throws {
    guard !MessageCenter.shared.isSignedIn else { return }
    if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
      throw AppIntentError.UserActionRequired.accountSetup
    } else {
      throw MessengerFailure.signedOut
    }
  }
}

extension IntentParameter where Value == String? {
  /// The user's text, without spaces around it; asks when it is empty.
  func text(asking dialog: IntentDialog) async throws -> String {
    let said = wrappedValue?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return try await said.isEmpty ? requestValue(dialog) : said
  }
}

/// Turns whatever an action throws into one of our own failures.
func reporting<Output: Sendable>(
  _ action: @Sendable () async throws -> Output
) async throws -> Output {
  do {
    return try await action()
  } catch let failure as MessengerFailure {
    throw failure
  } catch {
    throw MessengerFailure.underlying(error)
  }
}
