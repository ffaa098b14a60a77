// SPDX-License-Identifier: Apache-2.0

import AppleFormats

/// The protocol by which an app handles an intent; each method has two forms.
struct HandlingSource {
  let intent: DefinedIntent
  let types: SwiftTypes

  init(_ intent: DefinedIntent, _ types: SwiftTypes) {
    self.intent = intent
    self.types = types
  }

  private var type: String { intent.intentClass }
  private var resolved: [DefinedParameter] { intent.parameters.filter(\.supportsResolution) }
  private var offered: [DefinedParameter] {
    intent.parameters.filter(\.supportsDynamicEnumeration)
  }

  var text: String {
    let methods = resolved.map(resolving) + offered.map(offering) + [confirming, handling]
    return """
      /// Handles ``\(type)``: implement either form of a method.
      public protocol \(type)Handling: NSObjectProtocol {
      \(methods.map(\.requirements).joined(separator: "\n"))
      }

      extension \(type)Handling {
      \(methods.map(\.defaults).joined(separator: "\n\n"))
      }
      """
  }

  private typealias Methods = (requirements: String, defaults: String)

  private func resolving(_ parameter: DefinedParameter) -> Methods {
    let result = types.resolution(parameter, in: intent)
    let answer = parameter.isList ? "[\(result)]" : result
    let name = "resolve\(parameter.name.capitalized)"
    let unanswered = parameter.isList ? "[.unanswered()]" : ".unanswered()"
    return methods(name, "for", "with", answer, default: unanswered)
  }

  private var confirming: Methods {
    methods(
      "confirm", "intent", "completion", "\(type)Response",
      default: "\(type)Response(code: .ready, userActivity: nil)")
  }

  private var handling: Methods {
    methods(
      "handle", "intent", "completion", "\(type)Response",
      default: "\(type)Response(code: .failure, userActivity: nil)")
  }

  /// A method with a completion handler, and the same method as an asynchronous one.
  private func methods(
    _ name: String, _ label: String, _ completion: String, _ answer: String, default value: String
  ) -> Methods {
    let parameter = label == "intent" ? "intent: \(type)" : "\(label) intent: \(type)"
    let argument = label == "intent" ? "intent: intent" : "\(label): intent"
    let closure =
      completion == "completion"
      ? "completion: @escaping @Sendable (\(answer)) -> Void"
      : "\(completion) completion: @escaping @Sendable (\(answer)) -> Void"
    return (
      """
        func \(name)(\(parameter), \(closure))
        func \(name)(\(parameter)) async -> \(answer)
      """,
      """
        public func \(name)(\(parameter), \(closure)) {
          relay(to: completion) { await self.\(name)(\(argument)) }
        }

        public func \(name)(\(parameter)) async -> \(answer) {
          \(value)
        }
      """
    )
  }

  private func offering(_ parameter: DefinedParameter) -> Methods {
    let element = types.element(parameter)
    let name = parameter.name.capitalized
    let method = "provide\(name)OptionsCollection"
    let usual = parameter.isList ? "[\(element)]?" : "\(element)?"
    let term = parameter.supportsSearch ? ", searchTerm: String?" : ""
    let passed = parameter.supportsSearch ? ", searchTerm: searchTerm" : ""
    return (
      """
        func \(method)(
          for intent: \(type)\(term),
          with completion: @escaping @Sendable (INObjectCollection<\(element)>?, (any Error)?) -> Void)
        func \(method)(for intent: \(type)\(term)) async throws -> INObjectCollection<\(element)>
        func provide\(name)Options(
          for intent: \(type), with completion: @escaping @Sendable ([\(element)]?, (any Error)?) -> Void)
        func default\(name)(for intent: \(type)) -> \(usual)
      """,
      """
        public func \(method)(
          for intent: \(type)\(term),
          with completion: @escaping @Sendable (INObjectCollection<\(element)>?, (any Error)?) -> Void
        ) {
          relay(offering: completion) {
            try await self.\(method)(for: intent\(passed))
          } orElse: {
            self.provide\(name)Options(for: intent, with: $0)
          }
        }

        public func \(method)(for intent: \(type)\(term)) async throws -> INObjectCollection<\(element)> {
          throw OptionsNotProvided()
        }

        public func provide\(name)Options(
          for intent: \(type), with completion: @escaping @Sendable ([\(element)]?, (any Error)?) -> Void
        ) {
          completion(nil, nil)
        }

        public func default\(name)(for intent: \(type)) -> \(usual) { nil }
      """
    )
  }
}
