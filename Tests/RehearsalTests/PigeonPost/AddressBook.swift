// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Everyone a pigeon can fly to.
enum AddressBook {
  /// Eighty people, forty Seniors and forty Juniors: ten given names in four families.
  static let bobos: [Value] = ["Senior", "Junior"].flatMap { generation in
    ["Ashby", "Brook", "Croft", "Dale"].flatMap { family in
      ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida", "Jim"].map { given in
        person("Bobo \(given) \(family) \(generation)")
      }
    }
  }

  static let mimi = person("Mimi Reed")
  static let coco = person("Coco Lark")
  static let kikis = [person("Kiki Reed"), person("Kiki Rose")]
  static let toto = person("Toto Finch")

  /// The address book's answer to a name, or to the person that was chosen.
  static func resolution(of value: Value) -> Resolution {
    switch value {
    case .item: .success(value)
    case .text("Bobo"): .disambiguation(bobos)
    case .text("Mimi"): .success(mimi)
    case .text("Coco"): .disambiguation([coco])
    case .text("Kiki"): .disambiguation(kikis)
    case .text("Toto"): .confirmationRequired(toto)
    case .text("Nobody"): .unsupported(reason: nil)
    default: .unsupported(reason: "\(value.display) has no loft.")
    }
  }

  private static func person(_ name: String) -> Value {
    .item(Item(id: name.lowercased().replacing(" ", with: "_"), display: name))
  }
}
