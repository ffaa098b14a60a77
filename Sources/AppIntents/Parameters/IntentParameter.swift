// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A value that a request gives to an intent, or that the user is asked for.
///
/// A value that is not optional has to be set before it is read. Reading it earlier ends the
/// program.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable where Value: _IntentValue {
  private struct State {
    var value: Value?
    /// The name of the intent's property, once it is known.
    var name: String?
  }

  let options: ParameterOptions
  private let state: Mutex<State>

  /// - Parameter value: the default; an optional parameter holds it as an optional.
  init(_ options: ParameterOptions, default value: Value.UnwrappedType? = nil) {
    self.options = options
    state = Mutex(State(value: value.flatMap { $0 as? Value }))
  }

  /// A parameter with the settings that most of them have, in the order in which a declaration gives
  /// them.
  convenience init(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
    _ defaultValue: Value.UnwrappedType?, _ requestValueDialog: IntentDialog? = nil,
    _ requestDisambiguationDialog: IntentDialog? = nil, in range: ClosedRange<Double>? = nil,
    from provider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      ParameterOptions(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog, range: range, provider: provider),
      default: defaultValue)
  }

  // Swift looks for this initialiser here, not in an extension, when a property has the attribute
  // without arguments.
  public convenience init() { self.init(ParameterOptions()) }

  public var wrappedValue: Value {
    get {
      let (value, name) = state.withLock { ($0.value, $0.name) }
      if let value { return value }
      if let absent = (Value.self as? any AbsentValue.Type)?.absent as? Value { return absent }
      fatalError(
        "the parameter '\(name ?? options.title?.key ?? "")' was read before it had a value; read it in perform(), or make it optional"
      )
    }
    set { state.withLock { $0.value = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// The current value; nil for none.
  var value: Value? { state.withLock { $0.value } }

  var name: String {
    get { state.withLock { $0.name } ?? "" }
    set { state.withLock { $0.name = newValue } }
  }

  func clear() { state.withLock { $0.value = nil } }

  public var title: LocalizedStringResource { options.title ?? "" }

  public var description: LocalizedStringResource? { options.description }
}
