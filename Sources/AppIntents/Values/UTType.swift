// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A kind of file by its uniform type identifier.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  public let preferredFilenameExtension: String?

  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self = Self.known.first { $0.identifier == identifier } ?? UTType(identifier, nil)
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let written = filenameExtension.lowercased()
    let usual = Self.otherExtensions[written] ?? written
    guard let known = Self.known.first(where: { $0.preferredFilenameExtension == usual })
    else { return nil }
    self = known
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil)
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil)
  }

  private init(_ identifier: String, _ filenameExtension: String?) {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
  }

  public static let item = UTType("public.item", nil)
  public static let content = UTType("public.content", nil)
  public static let data = UTType("public.data", nil)
  public static let folder = UTType("public.folder", nil)
  public static let directory = UTType("public.directory", nil)
  public static let url = UTType("public.url", nil)
  public static let fileURL = UTType("public.file-url", nil)
  public static let text = UTType("public.text", nil)
  public static let plainText = UTType("public.plain-text", "txt")
  public static let utf8PlainText = UTType("public.utf8-plain-text", nil)
  public static let rtf = UTType("public.rtf", "rtf")
  public static let html = UTType("public.html", "html")
  public static let xml = UTType("public.xml", "xml")
  public static let json = UTType("public.json", "json")
  public static let yaml = UTType("public.yaml", "yaml")
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")
  public static let propertyList = UTType("com.apple.property-list", "plist")
  public static let image = UTType("public.image", nil)
  public static let png = UTType("public.png", "png")
  public static let jpeg = UTType("public.jpeg", "jpeg")
  public static let gif = UTType("com.compuserve.gif", "gif")
  public static let heic = UTType("public.heic", "heic")
  public static let svg = UTType("public.svg-image", "svg")
  public static let tiff = UTType("public.tiff", "tiff")
  public static let pdf = UTType("com.adobe.pdf", "pdf")
  public static let audio = UTType("public.audio", nil)
  public static let mp3 = UTType("public.mp3", "mp3")
  public static let mpeg4Audio = UTType("public.mpeg-4-audio", "m4a")
  public static let wav = UTType("com.microsoft.waveform-audio", "wav")
  public static let movie = UTType("public.movie", nil)
  public static let video = UTType("public.video", nil)
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4")
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov")
  public static let zip = UTType("public.zip-archive", "zip")
  public static let archive = UTType("public.archive", nil)
  public static let calendarEvent = UTType("public.calendar-event", nil)
  public static let vCard = UTType("public.vcard", "vcf")

  private static let otherExtensions = [
    "jpg": "jpeg", "htm": "html", "yml": "yaml", "tif": "tiff", "text": "txt", "qt": "mov",
  ]

  private static let known = [
    item, content, data, folder, directory, url, fileURL, text, plainText, utf8PlainText, rtf,
    html, xml, json, yaml, commaSeparatedText, propertyList, image, png, jpeg, gif, heic, svg,
    tiff, pdf, audio, mp3, mpeg4Audio, wav, movie, video, mpeg4Movie, quickTimeMovie, zip, archive,
    calendarEvent, vCard,
  ]
}
