// SPDX-License-Identifier: Apache-2.0

/// A sentence with parameters in it, and further parameters below the sentence.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  let sentence: ParameterSummaryString<Intent>?
  let others: [PartialKeyPath<Intent>]

  public init() {
    sentence = nil
    others = []
  }

  public init(
    @ParameterKeyPathsBuilder _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = nil
    others = parameterKeyPaths()
  }

  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    sentence = string
    others = []
  }

  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = string
    others = additionalParameterKeyPaths()
  }

  public func _sentence(for intent: Intent) -> ParameterSummaryString<Intent>? { sentence }

  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    public typealias KeyPaths = [PartialKeyPath<Intent>]

    public static func buildExpression<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> KeyPaths { [keyPath] }
    public static func buildBlock(_ keyPaths: KeyPaths...) -> KeyPaths {
      keyPaths.flatMap(\.self)
    }
    public static func buildOptional(_ keyPaths: KeyPaths?) -> KeyPaths { keyPaths ?? [] }
    public static func buildEither(first keyPaths: KeyPaths) -> KeyPaths { keyPaths }
    public static func buildEither(second keyPaths: KeyPaths) -> KeyPaths { keyPaths }
    public static func buildLimitedAvailability(_ keyPaths: KeyPaths) -> KeyPaths { keyPaths }
  }
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
}
