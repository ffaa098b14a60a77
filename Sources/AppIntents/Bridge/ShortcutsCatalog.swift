// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Synchronization

/// The shortcuts, the intents and the kinds of thing that an app's code offers. Each is looked up
/// once, on first use.
final class ShortcutsCatalog: Sendable {
  private struct Provider: @unchecked Sendable {
    let type: (any AppShortcutsProvider.Type)?
  }

  private let provider: Provider
  private let allShortcuts: Lazy<[AppShortcut]>
  private let allTypes: Lazy<[(id: IntentID, type: any AppIntent.Type)]>
  private let typesByID: Lazy<[IntentID: any AppIntent.Type]>
  private let allKinds: Lazy<[String: ValueKind]>

  init(provider: (any AppShortcutsProvider.Type)?, others: [any AppIntent.Type]) {
    let provider = Provider(type: provider)
    self.provider = provider
    let shortcuts = Lazy { provider.type?.appShortcuts ?? [] }
    let types = Lazy {
      let sound = shortcuts.value.prefix(ShortcutsOutline.maximumShortcuts)
      var seen: Set<ObjectIdentifier> = []
      return (sound.map { Swift.type(of: $0.intent) } + others)
        .filter { seen.insert(ObjectIdentifier($0)).inserted }
        .map { (id: IntentID(of: $0), type: $0) }
    }
    allShortcuts = shortcuts
    allTypes = types
    typesByID = Lazy { Dictionary(types.value.map { ($0.id, $0.type) }) { first, _ in first } }
    allKinds = Lazy {
      let parameters = types.value.flatMap { IntentParameters(of: $0.type.init()).all }
      return parameters.map(\.shape).reduce(into: [:]) { kinds, shape in
        if let name = shape.listName { kinds[name] = shape.kind }
      }
    }
  }

  var providerType: (any AppShortcutsProvider.Type)? { provider.type }

  /// All the shortcuts, including those beyond the limit.
  var shortcuts: [AppShortcut] { allShortcuts.value }

  /// Each kind of intent once, in the order of the shortcuts.
  var types: [(id: IntentID, type: any AppIntent.Type)] { allTypes.value }

  /// The kinds of thing that the intents' parameters hold, by their names.
  var kinds: [String: ValueKind] { allKinds.value }

  func type(of intent: IntentID) -> (any AppIntent.Type)? { typesByID.value[intent] }
}

extension Identifier where Noun == IntentModel.IntentDescription {
  /// The name of the type as its source writes it. It is found without looking up the type's
  /// conformances.
  init(of type: any AppIntent.Type) { self.init(_typeName(type, qualified: false)) }
}
