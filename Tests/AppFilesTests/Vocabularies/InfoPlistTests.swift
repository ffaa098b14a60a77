// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel
import Testing

@testable import AppFiles

struct InfoPlistTests {
  private func read(_ body: String) -> InfoPlist {
    InfoPlist.read(Data("<plist><dict>\(body)</dict></plist>".utf8), file: "a").content
  }

  @Test(arguments: [
    ("", "Folder"),
    ("<key>CFBundleName</key><string>Soup</string>", "Soup"),
    ("<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>", "Folder"),
    (
      "<key>CFBundleName</key><string>S</string><key>CFBundleDisplayName</key><string>Soup Chef</string>",
      "Soup Chef"
    ),
  ]) func theDisplayNameOfAnAppIsFound(_ body: String, _ name: String) {
    #expect(read(body).names(fallback: "Folder") == [AppName(name)])
  }

  @Test func alternativeNamesOfAnAppAndTheirTranslationsAreFound() {
    let info = read(
      """
      <key>CFBundleDisplayName</key><string>Soup Chef</string>
      <key>CFBundleSpokenName</key><string>soop shef</string>
      <key>INAlternativeAppNames</key><array>
      <dict><key>INAlternativeAppName</key><string>Souper</string>
      <key>INAlternativeAppNamePronunciationHint</key><string>sooper</string></dict>
      <dict><key>INAlternativeAppName</key><string>APP_NAME_2</string></dict>
      </array>
      """)
    #expect(
      info.names(
        localized: ["CFBundleDisplayName": "Chef Soupe", "APP_NAME_2": "Soupe"], fallback: "")
        == [
          AppName("Chef Soupe", pronunciation: "soop shef"),
          AppName("Souper", pronunciation: "sooper"), AppName("Soupe"),
        ])
  }

  @Test func theLanguageActivitiesAndIntentsOfAnAppAreRead() {
    let info = read(
      """
      <key>CFBundleDevelopmentRegion</key><string>fr</string>
      <key>NSUserActivityTypes</key><array><string>com.soup.order</string></array>
      <key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
      <key>IntentsSupported</key><array><string>OrderSoupIntent</string></array>
      </dict></dict>
      """)
    #expect(info.developmentLanguage == "fr")
    #expect(info.userActivityTypes == ["com.soup.order"])
    #expect(info.supportedIntents == ["OrderSoup"])
    #expect(info.isExtension)
  }
}
