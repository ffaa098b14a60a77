// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Synchronization

/// What an app's code has to offer, looked up once.
final class ShortcutsCatalog: Sendable {
  private struct Provider: @unchecked Sendable {
    let type: (any AppShortcutsProvider.Type)?
  }

  private struct Contents: Sendable {
    /// All of them, also those that are too many.
    var shortcuts: [AppShortcut]
    var types: [any AppIntent.Type]
    /// The kinds of thing that the intents' parameters hold, by their names.
    var kinds: [String: ValueKind]
  }

  private let provider: Provider
  private let others: [any AppIntent.Type]
  private let known = Mutex<Contents?>(nil)

  init(provider: (any AppShortcutsProvider.Type)?, others: [any AppIntent.Type]) {
    self.provider = Provider(type: provider)
    self.others = others
  }

  var providerType: (any AppShortcutsProvider.Type)? { provider.type }

  var shortcuts: [AppShortcut] { contents.shortcuts }

  /// Each kind of intent once, in the order of the shortcuts.
  var types: [any AppIntent.Type] { contents.types }

  var kinds: [String: ValueKind] { contents.kinds }

  private var contents: Contents {
    known.withLock { known in
      if let known { return known }
      let contents = look()
      known = contents
      return contents
    }
  }

  private func look() -> Contents {
    let shortcuts = provider.type?.appShortcuts ?? []
    let sound = shortcuts.prefix(ShortcutsOutline.maximumShortcuts)
    var seen: Set<ObjectIdentifier> = []
    let types = (sound.map { type(of: $0.intent) } + others)
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
    var kinds: [String: ValueKind] = [:]
    for shape in types.flatMap({ IntentParameters(of: $0.init()).all }).map(\.shape) {
      if let name = shape.listName { kinds[name] = shape.kind }
    }
    return Contents(shortcuts: shortcuts, types: types, kinds: kinds)
  }
}
