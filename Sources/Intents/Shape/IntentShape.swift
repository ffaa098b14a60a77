// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// How one kind of intent meets the assistant: what it is called, what it takes, and which methods of
/// its handler are asked.
///
/// Generated code and the domains build one; apps have no need to.
public struct IntentShape {
  /// `OrderSoup` for an app's own, the class's name for SiriKit's.
  public var id: String
  public var domain: String
  public var category: IntentCategory
  public var parameters: [ParameterShape]

  /// Whether the user is asked before it is carried out, whatever the app says.
  public var requiresConfirmation: Bool

  /// Whether it pays with the user's money.
  public var spendsMoney = false

  /// The kind of intent whose handler tells how things go on once this one was carried out.
  public var followedBy: INIntent.Type?

  /// Begins to tell how things go on, nil when they are over; returns what ends the telling, nil where
  /// the handler can't tell.
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
  ///   - handler: the handling protocol, as `(any OrderSoupIntentHandling).self`.
  ///   - confirm: asks the handler whether it could be done.
  ///   - handle: has the handler do it.
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

  /// Whether an object conforms to the handling protocol is found out when it is called.
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

  /// What the assistant knows of the intent, before its texts.
  public var description: IntentDescription {
    var description = IntentDescription(
      id: IntentID(id), domain: domain, category: category,
      parameters: parameters.map(\.description), requiresConfirmation: requiresConfirmation)
    description.spendsMoney = spendsMoney
    description.combinations = SiriKitCombinations.all[description.id] ?? []
    return description
  }
}
