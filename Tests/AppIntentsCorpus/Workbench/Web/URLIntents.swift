// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct BuildURLIntent: AppIntent {
  static let title: LocalizedStringResource = "Build URL"

  static let description = IntentDescription(
    "Puts an address together.", categoryName: "Web", searchKeywords: ["link"],
    resultValueName: "URL")

  enum Scheme: String, AppEnum {
    case https, http, mailto, custom

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scheme"
    static let caseDisplayRepresentations: [Scheme: DisplayRepresentation] = [
      .https: "https", .http: "http", .mailto: "mailto", .custom: "Other",
    ]
  }

  @Parameter(title: "Scheme", default: .https) var scheme: Scheme

  @Parameter(
    title: "Custom Scheme", inputOptions: .init(capitalizationType: .none, smartDashes: false))
  var customScheme: String?

  @Parameter(
    title: "Host",
    description: "Such as example.com.",
    inputOptions: .init(keyboardType: .URL, capitalizationType: .none, autocorrect: false),
    requestValueDialog: IntentDialog("Which host?")
  )
  var host: String

  @Parameter(title: "Path", default: "/", inputOptions: .init(keyboardType: .URL)) var path: String

  static var parameterSummary: some ParameterSummary {
    When(\.$scheme, .equalTo, .custom) {
      Summary("Build \(\.$scheme) URL of \(\.$host)") {
        \.$customScheme
        \.$path
      }
    } otherwise: {
      Summary("Build \(\.$scheme) URL of \(\.$host)") {
        \.$path
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<URL> {
    var parts = URLComponents()
    parts.scheme = scheme == .custom ? customScheme : scheme.rawValue
    parts.host = host
    parts.path = path.hasPrefix("/") ? path : "/" + path
    guard let url = parts.url else {
      throw $host.needsValueError("“\(host)” makes no address. Which host?")
    }
    return .result(value: url)
  }
}

struct QueryValueIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Query Value"
  static let description: IntentDescription = "Reads one value of an address’s query."

  @Parameter(title: "URL", requestValueDialog: "Which address?") var url: URL
  @Parameter(title: "Name") var name: String

  static var parameterSummary: some ParameterSummary {
    Summary("Get \(\.$name) from \(\.$url)", table: "Summaries")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String?> {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    return .result(value: items.first { $0.name == name }?.value)
  }
}

struct ExtractURLsIntent: AppIntent {
  static let title: LocalizedStringResource = "Get URLs from Text"

  @Parameter(title: "Text", inputOptions: .init(multiline: true)) var text: String
  @Parameter(title: "Known URLs", description: "Are left out.") var known: [URL]?

  func perform() async throws -> some IntentResult & ReturnsValue<[URL]> {
    let words = text.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("http") }
    let urls = words.compactMap { URL(string: String($0)) }
    return .result(value: urls.filter { !(known ?? []).contains($0) })
  }
}
