// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension AppScreen {
  /// A screen in the words of the app that is open.
  ///
  /// - Parameters:
  ///   - dialog: the facts of the view in whole sentences, for people who don't see it.
  ///   - links: the places that can be opened from here.
  ///   - view: what is shown of it.
  public init(
    _ dialog: LocalizedStringResource, links: [Link] = [], @ViewBuilder view: () -> some View
  ) {
    let wording = RunningApp.current?.wording ?? Wording(language: "en")
    self.init(
      say: dialog.text(in: wording), snippet: view().snippet(in: wording), links: links)
  }
}
