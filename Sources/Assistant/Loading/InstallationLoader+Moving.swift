// SPDX-License-Identifier: Apache-2.0

import AppFiles
import IntentModel

extension InstallationLoader {
  /// The same apps on data of their own and with other names of the user's, without reading or compiling
  /// anything again.
  ///
  /// - Parameter installation: what another loader of the same apps made, without names of the user's.
  public func moving(_ installation: Installation) -> Installation {
    let moved = installation.apps.map { app in
      var app = app
      if let code = apps.first(where: { $0.id == app.description.id }) {
        app.handler = code.handler(container: container(code.id))
      }
      app.ownNames = ownNames(of: app.description)
      app.taughtNames = (taughtNames[app.description.id] ?? [:]).mapValues { $0.map(\.listValue) }
      app.preferredContacts = preferredContacts(of: app.description.id)
      return app
    }
    return Installation(
      locale: installation.locale, apps: moved, wording: installation.wording,
      understanders: installation.understanders.withOwnNames(of: moved),
      literals: installation.literals, attribution: installation.attribution)
  }
}
