// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import IntentModel
import Voice

extension Installation {
  /// The same with other names of an app's things; nothing but these is compiled.
  public func naming(_ names: [String: [Vocabulary.Entry]], of id: AppID) -> Installation {
    var named = apps
    for place in named.indices where named[place].description.id == id {
      named[place].taughtNames = names.mapValues { $0.map(\.listValue) }
    }
    return Installation(
      locale: locale, apps: named, wording: wording,
      understanders: understanders.withOwnNames(of: named), literals: literals,
      attribution: attribution)
  }
}
