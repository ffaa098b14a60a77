// SPDX-License-Identifier: Apache-2.0

import AppleFormats

/// A type of an app's own things, and the results with which a handler resolves them.
struct ObjectSource {
  let object: DefinedObject
  let types: SwiftTypes

  init(_ object: DefinedObject, _ types: SwiftTypes) {
    self.object = object
    self.types = types
  }

  private var type: String { object.objectClass }

  var text: String {
    """
    /// \((object.displayName?.text ?? object.name).comment).
    public class \(type): INObject, @unchecked Sendable {
    \(members.joined(separator: "\n"))
    }

    public class \(type)ResolutionResult: INObjectResolutionResult, @unchecked Sendable {
      public class func success(with resolvedObject: \(type)) -> Self { resolved(resolvedObject) }

      public class func disambiguation(with objectsToDisambiguate: [\(type)]) -> Self {
        choice(objectsToDisambiguate)
      }

      public class func confirmationRequired(with objectToConfirm: \(type)?) -> Self {
        confirmation(objectToConfirm)
      }
    }
    """
  }

  private var members: [String] {
    guard !object.properties.isEmpty else { return [] }
    let stored = object.properties.map {
      "  public var \($0.name.identifier): \(types.property($0))\(types.initialValue($0))"
    }
    return stored + [
      """

        public override var properties: [String: String] {
          get {
            var texts: [String: String] = [:]
      \(lines { "      texts[\"\($0.name)\"] = Self.text(of: \($0.name.identifier))" })
            return texts
          }
          set {
      \(lines { "      Self.set(&\($0.name.identifier), to: newValue[\"\($0.name)\"])" })
          }
        }
      """
    ]
  }

  private func lines(_ line: (DefinedParameter) -> String) -> String {
    object.properties.map(line).joined(separator: "\n")
  }
}
