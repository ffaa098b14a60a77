// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel

extension [InstalledApp] {
  /// The same apps, with names that are safe to read out.
  ///
  /// A further app's name gives way to its folder's name when it says something, or could be taken
  /// for another app's.
  ///
  /// Key: `app.unnamed` for an app whose folder's name is no better.
  func named(by names: ToldNames, _ wording: Wording) -> [InstalledApp] {
    map { app in
      guard app.isFurther else { return app }
      let others = filter { $0.description.id != app.description.id }
        .flatMap(\.description.names).map(\.text)
      let isTwice = names.isAssistants(app.ownName) && names.isAssistants(app.folder)
      let told =
        names.told(app.ownName, others: others) ?? names.told(app.folder, others: others)
      var named = app
      named.ownName = (isTwice ? nil : told) ?? wording.text("app.unnamed")
      named.description.displayName = named.ownName
      return named
    }
  }

  /// The same apps, with names that all look different, from each other and from the assistant's.
  ///
  /// An app whose name looks like another's is named with its folder, and with a note when the name
  /// mixes letters of several scripts.
  ///
  /// Keys: `app.apart` and `app.apart.script` with `${name}` and `${id}`, `app.apart.number` with
  /// `${number}` as well.
  func toldApart(by names: ToldNames, _ wording: Wording) -> [InstalledApp] {
    let looks = map { Skeleton($0.description.displayName) }
    let folders = map { Skeleton($0.folder) }
    return indices.map { place in
      let app = self[place]
      let rivals = indices.filter { $0 != place && looks[$0].looksLike(looks[place]) }
      guard !rivals.isEmpty || app.isFurther && names.isAssistants(app.ownName) else { return app }
      let isOneFolder = rivals.contains { folders[$0].looksLike(folders[place]) }
      var told = app
      told.description.displayName = app.apart(
        names.label(app.folder) ?? wording.text("app.unnamed"), by: wording,
        number: isOneFolder ? rivals.count { $0 < place } + 1 : nil)
      return told
    }
  }
}

extension InstalledApp {
  fileprivate func apart(_ folder: String, by wording: Wording, number: Int?) -> String {
    let name = description.displayName
    let values = ["name": name, "id": folder.filter { !"()（）".contains($0) }]
    if let number {
      return wording.text("app.apart.number", values.merging(["number": "\(number)"]) { $1 })
    }
    let key = name.mixesAlphabets ? "app.apart.script" : "app.apart"
    return wording.text(key, values)
  }
}
