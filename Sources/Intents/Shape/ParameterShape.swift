// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// How one parameter of an intent is read, written and resolved.
public struct ParameterShape {
  public var name: String
  public var type: ParameterType
  public var isList: Bool
  public var isRequired = false
  public var choices: [Item] = []
  public var choicesKey: String?
  /// The parameters whose values are replaced by this one's.
  var replaced: [String] = []

  /// The key path of the property, by which the parameter is found.
  var path: AnyKeyPath
  let read: (INIntent) -> [Value]
  let write: (INIntent, [Value]) -> Void

  typealias Resolving = (INIntent, Any, @escaping @Sendable ([INIntentResolutionResult]) -> Void) ->
    Void
  var resolve: Resolving?

  /// The text is what the user said for the parameter; nil if the user said nothing.
  typealias Offering = (INIntent, Any, String?, @escaping @Sendable ([Value]) -> Void) -> Void
  /// Gets the values that the app offers; nil if it offers none.
  var offer: Offering?

  /// Gets the app's default values, used when the user says none; nil if the app has none.
  var usual: ((INIntent, Any) -> [Value])?

  var description: ParameterDescription {
    var description = ParameterDescription(
      id: ParameterID(name), type: type, isRequired: isRequired, isList: isList, choices: choices,
      choicesKey: choicesKey)
    description.replaces = replaced.map { ParameterID($0) }
    return description
  }
}

extension ParameterShape {
  /// A parameter with one value.
  ///
  /// - Parameters:
  ///   - name: the parameter's name.
  ///   - path: the property that holds the value.
  ///   - type: the type of the parameter, if the property's type doesn't tell: a `Double` may be a
  ///     duration.
  ///   - isRequired: whether it is asked for when the handler has no opinion.
  ///   - handler: the handling protocol, as `(any OrderSoupIntentHandling).self`.
  ///   - resolve: the handler's method that resolves it.
  public static func one<Intent: INIntent, Handler, Held: INParameterValue, Answer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Intent, Held?>, as type: ParameterType? = nil,
    isRequired: Bool = false, for handler: Handler.Type,
    resolve: @escaping (Handler, Intent, @escaping @Sendable (Answer) -> Void) -> Void
  ) -> ParameterShape where Answer: INIntentResolutionResult {
    var shape = plain(name, path, as: type, isRequired: isRequired)
    shape.resolve = { intent, handler, done in
      guard let intent = intent as? Intent, let handler = handler as? Handler else {
        return done([])
      }
      resolve(handler, intent) { done([$0]) }
    }
    return shape
  }

  /// A parameter with a case of an enumeration. The unknown case counts as no value.
  public static func one<Intent: INIntent, Handler, Held: INEnumeration, Answer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Intent, Held>, isRequired: Bool = false,
    for handler: Handler.Type,
    resolve: @escaping (Handler, Intent, @escaping @Sendable (Answer) -> Void) -> Void
  ) -> ParameterShape where Answer: INIntentResolutionResult {
    var shape = plain(name, path, isRequired: isRequired)
    shape.resolve = { intent, handler, done in
      guard let intent = intent as? Intent, let handler = handler as? Handler else {
        return done([])
      }
      resolve(handler, intent) { done([$0]) }
    }
    return shape
  }

  /// A parameter with a case of an enumeration, which the handler is not asked about.
  public static func plain<Intent: INIntent, Held: INEnumeration>(
    _ name: String, _ path: ReferenceWritableKeyPath<Intent, Held>, isRequired: Bool = false
  ) -> ParameterShape {
    ParameterShape(
      name: name, type: Held.parameterType, isList: false, isRequired: isRequired,
      choices: Held.choices, choicesKey: Held.choicesKey, path: path,
      read: { intent in
        guard let held = (intent as? Intent)?[keyPath: path], held.rawValue != 0 else { return [] }
        return [held.parameterValue]
      },
      write: { intent, values in
        guard let value = values.first.flatMap(Held.held) ?? Held(rawValue: 0) else { return }
        (intent as? Intent)?[keyPath: path] = value
      })
  }

  /// A parameter with several values.
  public static func many<Intent: INIntent, Handler, Held: INParameterValue, Answer>(
    _ name: String, _ path: ReferenceWritableKeyPath<Intent, [Held]?>,
    as type: ParameterType? = nil, isRequired: Bool = false, for handler: Handler.Type,
    resolve: @escaping (Handler, Intent, @escaping @Sendable ([Answer]) -> Void) -> Void
  ) -> ParameterShape where Answer: INIntentResolutionResult {
    var shape = plain(name, path, as: type, isRequired: isRequired)
    shape.resolve = { intent, handler, done in
      guard let intent = intent as? Intent, let handler = handler as? Handler else {
        return done([])
      }
      resolve(handler, intent) { done($0) }
    }
    return shape
  }

  /// A parameter with one value, which the handler is not asked about.
  public static func plain<Intent: INIntent, Held: INParameterValue>(
    _ name: String, _ path: ReferenceWritableKeyPath<Intent, Held?>, as type: ParameterType? = nil,
    isRequired: Bool = false
  ) -> ParameterShape {
    ParameterShape(
      name: name, type: type ?? Held.parameterType, isList: false, isRequired: isRequired,
      choices: Held.choices, choicesKey: Held.choicesKey, path: path,
      read: { intent in
        (intent as? Intent)?[keyPath: path].map { [$0.parameterValue] } ?? []
      },
      write: { intent, values in
        (intent as? Intent)?[keyPath: path] = values.first.flatMap(Held.held)
      })
  }

  /// A parameter with several values, which the handler is not asked about.
  public static func plain<Intent: INIntent, Held: INParameterValue>(
    _ name: String, _ path: ReferenceWritableKeyPath<Intent, [Held]?>,
    as type: ParameterType? = nil, isRequired: Bool = false
  ) -> ParameterShape {
    ParameterShape(
      name: name, type: type ?? Held.parameterType, isList: true, isRequired: isRequired,
      choices: Held.choices, choicesKey: Held.choicesKey, path: path,
      read: { intent in
        (intent as? Intent)?[keyPath: path]?.map(\.parameterValue) ?? []
      },
      write: { intent, values in
        (intent as? Intent)?[keyPath: path] = values.isEmpty ? nil : values.compactMap(Held.held)
      })
  }

  /// The same parameter, with values that replace another parameter's.
  func replacing(_ other: String) -> ParameterShape {
    var shape = self
    shape.replaced.append(other)
    return shape
  }

  /// The same parameter, with values that the handler finds for the text the user said. The text is
  /// nil if the user said nothing.
  public func searching<Intent: INIntent, Handler, Held: INParameterValue>(
    for handler: Handler.Type, as intent: Intent.Type,
    _ search:
      @escaping (
        Handler, Intent, String?,
        @escaping @Sendable (INObjectCollection<Held>?, (any Error)?) -> Void
      ) ->
      Void
  ) -> ParameterShape {
    var shape = self
    shape.offer = { intent, handler, term, done in
      guard let intent = intent as? Intent, let handler = handler as? Handler else {
        return done([])
      }
      search(handler, intent, term) { collection, _ in
        done(collection?.allItems.map(\.parameterValue) ?? [])
      }
    }
    return shape
  }

  /// The same parameter, with values that the handler offers.
  public func offering<Intent: INIntent, Handler, Held: INParameterValue>(
    for handler: Handler.Type, as intent: Intent.Type,
    _ offer:
      @escaping (
        Handler, Intent, @escaping @Sendable (INObjectCollection<Held>?, (any Error)?) -> Void
      ) ->
      Void
  ) -> ParameterShape {
    searching(for: handler, as: intent) { handler, intent, _, done in offer(handler, intent, done) }
  }

  /// The same parameter, with the handler's default value for when the user says none.
  public func assuming<Intent: INIntent, Handler, Held: INParameterValue>(
    for handler: Handler.Type, as intent: Intent.Type,
    _ usual: @escaping (Handler, Intent) -> Held?
  ) -> ParameterShape {
    var shape = self
    shape.usual = { intent, handler in
      guard let intent = intent as? Intent, let handler = handler as? Handler else { return [] }
      return usual(handler, intent).map { [$0.parameterValue] } ?? []
    }
    return shape
  }

  /// The same parameter, with the handler's default values for when the user says none.
  public func assuming<Intent: INIntent, Handler, Held: INParameterValue>(
    for handler: Handler.Type, as intent: Intent.Type,
    _ usual: @escaping (Handler, Intent) -> [Held]?
  ) -> ParameterShape {
    var shape = self
    shape.usual = { intent, handler in
      guard let intent = intent as? Intent, let handler = handler as? Handler else { return [] }
      return usual(handler, intent)?.map(\.parameterValue) ?? []
    }
    return shape
  }
}
