// SPDX-License-Identifier: Apache-2.0

import AppleFormats

/// An enumeration, and the results with which a handler resolves its values.
struct EnumerationSource {
  let enumeration: DefinedEnumeration

  init(_ enumeration: DefinedEnumeration) { self.enumeration = enumeration }

  private var type: String { enumeration.enumerationType }

  var text: String {
    """
    /// \((enumeration.displayName?.text ?? enumeration.name).comment).
    public enum \(type): Int, INEnumeration {
    \(cases.joined(separator: "\n"))
    }

    public class \(type)ResolutionResult: INEnumResolutionResult, @unchecked Sendable {
      public class func success(with resolvedValue: \(type)) -> Self { resolved(resolvedValue) }

      public class func confirmationRequired(with valueToConfirm: \(type)) -> Self {
        confirmation(valueToConfirm)
      }
    }
    """
  }

  /// The unknown case is always there.
  private var cases: [String] {
    let known = enumeration.cases.map { "  case \($0.name.identifier) = \($0.index)" }
    let hasUnknown = enumeration.cases.contains { $0.index == 0 }
    return hasUnknown ? known : ["  case unknown = 0"] + known
  }
}
