// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// The texts of a `.stringsdict` that differ by a count.
public enum PluralsFile {
  /// Reads the texts with one variable; the text around the variable goes into each form.
  ///
  /// Texts with several variables, and those that differ by width or device, are left out; the
  /// former with a warning.
  public static func read(_ data: Data, file: String) -> Reading<[String: PluralForms]> {
    let reading = PropertyList.read(data, file: file)
    guard let list = reading.content else { return reading.map { _ in [:] } }
    var reader = PluralsReader(list, findings: reading.findings)
    let plurals = reader.readTable()
    return Reading(plurals, findings: reader.fields.findings)
  }
}
