// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The assistant's view of one kind of intent: its name, its parameters and the methods of its
/// handler.
///
/// Generated code and the domains build shapes; apps need not.
public struct IntentShape {
  /// The intent's name: `OrderSoup` for an app's own, the class's name for SiriKit's.
  public var id: String
  public var domain: String
  public var category: IntentCategory
  public var parameters: [ParameterShape]

  /// Whether the user is always asked before it is carried out, even if the app doesn't require it.
  public var requiresConfirmation: Bool

  /// Whether it pays with the user's money.
  public var spendsMoney = false

  /// The kind of intent whose handler sends updates after this one was carried out.
  public var followedBy: INIntent.Type?

  /// Starts the updates. The callback gets each update, and nil when there are no more. Returns a
  /// function that stops the updates; nil if the handler can't send any.
  typealias Observing = (INIntent, Any, @escaping (INIntentResponse?) -> Void) -> (() -> Void)?

  var observe: Observing?

  typealias Answering = (INIntent, Any, @escaping @Sendable (INIntentResponse) -> Void) -> Void

  var confirm: Answering?
  var handle: Answering?

  /// A kind of intent that nothing handles.
  public init(named id: String, domain: String, category: IntentCategory) {
    self.id = id
    self.domain = domain
    self.category = category
    parameters = []
    requiresConfirmation = false
  }

  /// - Parameters:
  ///   - id: the identifier of the intent.
  ///   - intent: the class of the intent.
  ///   - handler: the handling protocol, as `(any OrderSoupIntentHandling).self`.
  ///   - domain: the name of the domain it belongs to.
  ///   - category: what kind of thing it does.
  ///   - requiresConfirmation: whether the user is always asked before it is carried out.
  ///   - spendsMoney: whether carrying it out costs the user money.
  ///   - parameters: the values that it takes.
  ///   - confirm: asks the handler whether it can carry out the request.
  ///   - handle: asks the handler to carry out the request.
  public init<Intent: INIntent, Handler, Reply: INIntentResponse>(
    named id: String, of intent: Intent.Type, handledBy handler: Handler.Type, domain: String,
    category: IntentCategory, requiresConfirmation: Bool = false, spendsMoney: Bool = false,
    parameters: [ParameterShape] = [],
    confirm: @escaping (Handler, Intent, @escaping @Sendable (Reply) -> Void) -> Void,
    handle: @escaping (Handler, Intent, @escaping @Sendable (Reply) -> Void) -> Void
  ) {
    self.id = id
    self.domain = domain
    self.category = category
    self.requiresConfirmation = requiresConfirmation
    self.spendsMoney = spendsMoney
    self.parameters = parameters
    self.confirm = Self.erased(confirm)
    self.handle = Self.erased(handle)
  }

  /// Checks only at the call whether the object conforms to the handling protocol. If it doesn't,
  /// the answer is `NotHandled`.
  private static func erased<Intent: INIntent, Handler, Reply: INIntentResponse>(
    _ call: @escaping (Handler, Intent, @escaping @Sendable (Reply) -> Void) -> Void
  ) -> Answering {
    { intent, handler, done in
      guard let intent = intent as? Intent, let handler = handler as? Handler else {
        return done(NotHandled())
      }
      call(handler, intent) { done($0) }
    }
  }

  /// The description of the intent, without its texts.
  public var description: IntentDescription {
    var description = IntentDescription(
      id: IntentID(id), domain: domain, category: category,
      parameters: parameters.map(\.description), requiresConfirmation: requiresConfirmation)
    description.spendsMoney = spendsMoney
    description.combinations = SiriKitCombinations.all[description.id] ?? []
    return description
  }
}
