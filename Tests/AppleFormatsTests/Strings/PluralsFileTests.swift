// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing

@testable import AppleFormats

struct PluralsFileTests {
  private func read(_ format: String, _ variables: String) -> Reading<[String: PluralForms]> {
    let text = """
      <plist><dict><key>bowls</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      \(variables)
      </dict></dict></plist>
      """
    return PluralsFile.read(Data(text.utf8), file: "a")
  }

  private func variable(_ name: String, _ forms: String, type: String = "d") -> String {
    """
    <key>\(name)</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
    \(forms)
    </dict>
    """
  }

  private let forms = """
    <key>one</key><string>%d bowl</string><key>other</key><string>%d bowls</string>
    """

  @Test func theFormatIsPutAroundEachPluralForm() {
    let reading = read("Order %#@n@ now?", variable("n", forms))
    #expect(reading.findings == [])
    #expect(
      reading.content["bowls"]?.forms == [
        "one": "Order %d bowl now?", "other": "Order %d bowls now?",
      ])
  }

  @Test(arguments: ["lu", "i", "@", "1$lld"]) func everyNumberFormatIsReadAsTheSame(type: String) {
    let reading = read(
      "%1$#@n@", variable("n", "<key>other</key><string>%\(type) x</string>", type: type))
    #expect(reading.findings == [])
    #expect(reading.content["bowls"]?.forms == ["other": "%d x"])
  }

  @Test func aPluralWithSeveralVariablesIsLeftOut() {
    let reading = read("%#@n@ and %#@m@", variable("n", forms) + variable("m", forms))
    #expect(reading.content == [:])
    #expect(
      reading.findings.map(\.description) == [
        """
        a:2:38: warning: the format has 2 variables, and the text is left out; use one \
        [plural-variable]
        <key>NSStringLocalizedFormatKey</key><string>%#@n@ and %#@m@</string>
                                             ^
        """
      ])
  }

  @Test func aPluralWithoutAVariableIsTold() {
    #expect(
      read("bowls", "").findings.map(\.description) == [
        """
        a:2:38: error: the format has no %#@variable@; add one or move the text to a .strings file \
        [plural-variable]
        <key>NSStringLocalizedFormatKey</key><string>bowls</string>
                                             ^
        """
      ])
  }

  @Test func aPluralWithoutTheOtherFormIsTold() {
    let reading = read("%#@n@", variable("n", "<key>ones</key><string>x</string>"))
    #expect(
      reading.findings.map(\.description) == [
        """
        a:6:1: warning: the key 'ones' means nothing here; did you mean 'one'? [unknown-key]
        <key>ones</key><string>x</string>
        ^
        """,
        """
        a:3:13: error: no other here; add it [missing-key]
        <key>n</key><dict>
                    ^
        """,
      ])
  }
}
