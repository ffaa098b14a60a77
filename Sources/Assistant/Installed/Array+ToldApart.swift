// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension [InstalledApp] {
  /// The same, called by names of which no two look alike: where they do, the folder an app lies in is told with its
  /// name, and that there are letters of another script in it.
  ///
  /// Keys: `app.apart` and `app.apart.script` with `${name}` and `${id}`, `app.apart.number` with `${number}` as well.
  func toldApart(by wording: Wording) -> [InstalledApp] {
    let names = map { Skeleton($0.description.displayName) }
    let folders = map { Skeleton($0.description.id.rawValue) }
    return indices.map { place in
      let rivals = indices.filter { $0 != place && names[$0].looksLike(names[place]) }
      guard !rivals.isEmpty else { return self[place] }
      let isOneFolder = rivals.contains { folders[$0].looksLike(folders[place]) }
      var app = self[place]
      let number = rivals.count { $0 < place } + 1
      app.description.displayName = app.description.apart(
        by: wording, number: isOneFolder ? number : nil)
      return app
    }
  }
}

extension AppDescription {
  fileprivate func apart(by wording: Wording, number: Int?) -> String {
    let values = ["name": displayName, "id": id.rawValue]
    if let number {
      return wording.text("app.apart.number", values.merging(["number": "\(number)"]) { $1 })
    }
    let key = displayName.mixesAlphabets ? "app.apart.script" : "app.apart"
    return wording.text(key, values)
  }
}
