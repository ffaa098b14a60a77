// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The types of an app, in the order in which they are declared.
struct TypeTable {
  private(set) var types: [DeclaredType] = []
  private var places: [String: Int] = [:]

  /// The variables outside of all types.
  private(set) var globals: [DeclaredType.Variable] = []

  init(_ files: [SourceFile]) {
    for file in files {
      let collector = TypeCollector(file)
      collector.walk(file.tree)
      for type in collector.types { add(type) }
      globals += collector.globals
    }
  }

  subscript(name: String) -> DeclaredType? { places[name].map { types[$0] } }

  private mutating func add(_ part: DeclaredType) {
    guard let place = places[part.name] else {
      places[part.name] = types.count
      return types.append(part)
    }
    types[place].inherited += part.inherited.filter { !types[place].inherited.contains($0) }
    types[place].members += part.members
    types[place].isProtocol = types[place].isProtocol || part.isProtocol
  }

  /// The types that conform to one of some protocols, directly or through protocols of the app's
  /// own.
  func types(conformingTo protocols: Set<String>) -> [DeclaredType] {
    types.filter { !$0.isProtocol && conforms($0, to: protocols) }
  }

  func conforms(_ type: DeclaredType, to protocols: Set<String>) -> Bool {
    var known: Set<String> = []
    return conforms(type.inherited, to: protocols, &known)
  }

  private func conforms(
    _ names: [String], to protocols: Set<String>, _ known: inout Set<String>
  ) -> Bool {
    for name in names where known.insert(name).inserted {
      if protocols.contains(name) { return true }
      if let own = self[name], own.isProtocol, conforms(own.inherited, to: protocols, &known) {
        return true
      }
    }
    return false
  }
}
