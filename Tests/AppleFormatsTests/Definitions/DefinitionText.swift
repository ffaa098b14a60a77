// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel

/// Writes small definitions for tests: keys without their prefix.
enum DefinitionText {
  /// A dictionary of a definition with one intent.
  static func definition(
    intent: String, enums: String = "", types: String = "", version: String = "1.2"
  ) -> String {
    """
    <plist version="1.0"><dict>
    <key>INEnums</key><array>\(enums)</array>
    <key>INIntentDefinitionModelVersion</key><string>\(version)</string>
    <key>INIntentDefinitionNamespace</key><string>Ab12Cd</string>
    <key>INIntents</key><array><dict>\(intent)</dict></array>
    <key>INTypes</key><array>\(types)</array>
    </dict></plist>
    """
  }

  static func string(_ key: String, _ text: String) -> String {
    "<key>IN\(key)</key><string>\(text)</string>"
  }

  static func read(_ text: String) -> Reading<IntentDefinition> {
    IntentDefinition.read(Data(text.utf8), file: "Intents.intentdefinition")
  }
}
