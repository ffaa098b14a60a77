// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import Foundation
public import IntentModel

/// The facts an `Info.plist` has about an app: its names and the intents it takes part in.
///
/// Values that a build would fill in, such as `$(PRODUCT_NAME)`, count as absent.
public struct InfoPlist: Hashable, Sendable {
  public var displayName: String?
  public var bundleName: String?

  /// For example `com.example.SoupChef`.
  public var bundleIdentifier: String?

  /// The pronunciation of the display name.
  public var spokenName: String?

  /// Texts, or keys of an `InfoPlist.strings`.
  public var alternativeNames: [AppName] = []

  /// The language the app was written in, such as `en`.
  public var developmentLanguage: String?

  public var userActivityTypes: [String] = []

  /// The intents an extension handles.
  public var supportedIntents: [IntentID] = []

  /// The conditions under which they are handled.
  public var access = AppAccess()

  /// The name of the app's program in the folder of this file; nil if the app is not a program of
  /// its own.
  public var executable: String?

  /// Whether it belongs to an extension; otherwise it is the app's own.
  public var isExtension = false

  public init() {}

  public static func read(_ data: Data, file: String) -> Reading<InfoPlist> {
    let reading = PropertyList.read(data, file: file)
    guard let list = reading.content else { return reading.map { _ in InfoPlist() } }
    var fields = PropertyListFields(list, findings: reading.findings)
    guard list.root.dictionary != nil else {
      let message = "an Info.plist is a dictionary; put its keys in a <dict>"
      fields.report(.error, "wrong-type", message, list.root)
      return Reading(InfoPlist(), findings: fields.findings)
    }
    let info = InfoPlist(&fields)
    return Reading(info, findings: fields.findings)
  }

  /// The names of the app in one language, the display name first.
  ///
  /// - Parameters:
  ///   - localized: The texts of the language's `InfoPlist.strings`, which win.
  ///   - fallback: The name when the file has none.
  public func names(localized: [String: String] = [:], fallback: String) -> [AppName] {
    let display =
      localized["CFBundleDisplayName"] ?? displayName ?? localized["CFBundleName"] ?? bundleName
    let spoken = localized["CFBundleSpokenName"] ?? spokenName
    let alternatives = alternativeNames.map { name in
      let pronunciation = name.pronunciation.map { localized[$0] ?? $0 }
      return AppName(localized[name.text] ?? name.text, pronunciation: pronunciation)
    }
    var texts: Set<String> = []
    return ([AppName(display ?? fallback, pronunciation: spoken)] + alternatives)
      .filter { texts.insert($0.text).inserted }
  }
}

extension InfoPlist {
  /// Adds the intents that one of the app's extensions handles.
  mutating func addIntents(of extension: InfoPlist) {
    let other = `extension`
    supportedIntents += other.supportedIntents.filter { !supportedIntents.contains($0) }
    access.restrictedWhileLocked.formUnion(other.access.restrictedWhileLocked)
    access.restrictedWhileProtected.formUnion(other.access.restrictedWhileProtected)
    access.usageDescription = access.usageDescription ?? other.access.usageDescription
  }
}

extension InfoPlist {
  private init(_ fields: inout PropertyListFields) {
    let root = fields.list.root
    displayName = Self.literal("CFBundleDisplayName", in: root, &fields)
    bundleName = Self.literal("CFBundleName", in: root, &fields)
    bundleIdentifier = Self.literal("CFBundleIdentifier", in: root, &fields)
    spokenName = Self.literal("CFBundleSpokenName", in: root, &fields)
    developmentLanguage = Self.literal("CFBundleDevelopmentRegion", in: root, &fields)
    executable = Self.literal("CFBundleExecutable", in: root, &fields)
    userActivityTypes = fields.optionalTexts("NSUserActivityTypes", in: root)
    for node in fields.optionalElements("INAlternativeAppNames", in: root) {
      guard fields.isDictionary(node), let text = fields.text("INAlternativeAppName", in: node)
      else { continue }
      let hint = fields.optionalText("INAlternativeAppNamePronunciationHint", in: node)
      alternativeNames.append(AppName(text, pronunciation: hint))
    }
    readExtension(root, &fields)
  }

  private mutating func readExtension(
    _ root: PropertyList.Node, _ fields: inout PropertyListFields
  ) {
    isExtension = root["NSExtension"] != nil
    let holder = root["NSExtension"]?["NSExtensionAttributes"] ?? root
    let key = holder["IntentsSupported"] == nil ? "INIntentsSupported" : "IntentsSupported"
    supportedIntents = fields.optionalTexts(key, in: holder).map(VocabularyFile.intentID(named:))
    func restricted(_ key: String) -> Set<IntentID> {
      let own = holder[key] == nil ? "IN\(key)" : key
      return Set(fields.optionalTexts(own, in: holder).map(VocabularyFile.intentID(named:)))
    }
    access = AppAccess(
      usageDescription: Self.literal("NSSiriUsageDescription", in: root, &fields),
      restrictedWhileLocked: restricted("IntentsRestrictedWhileLocked"),
      restrictedWhileProtected: restricted("IntentsRestrictedWhileProtectedDataUnavailable"))
  }

  /// The text of a key if it is not a build setting; an empty text counts as absent.
  private static func literal(
    _ key: String, in node: PropertyList.Node, _ fields: inout PropertyListFields
  ) -> String? {
    guard let text = node[key]?.string, !text.utf8.allSatisfy(\.isBlank) else { return nil }
    let isSetting =
      text.utf8.count <= FileBounds.textSize
      && (text.contains("$(") || text.contains("${"))
    return isSetting ? nil : fields.optionalText(key, in: node)
  }
}
