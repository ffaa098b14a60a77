// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import SampleData

/// Serves requests for photos: the library, and the words for the user.
struct Curator: Sendable {
  let library: PhotoLibrary

  /// Nil for the machine's own zone.
  let timeZone: TimeZone?

  /// The words and formats of the user who is served now.
  var phrasing: Phrasing { Phrasing(RequestContext.current) }

  var now: Date { RequestContext.current?.now ?? Date() }

  var today: PhotoDay { PhotoDay(now, in: timeZone ?? .current) }

  /// Agrees to a value given the library's contents; changes nothing.
  ///
  /// Problems with the value or with the data are reported in the user's words.
  func agree<Answer: INIntentResolutionResult>(
    _ check: (PhotoIndex) throws(PhotoProblem) -> Answer
  ) async -> Answer {
    do {
      return try check(try await library.index())
    } catch let problem as PhotoProblem {
      return .unsupported(saying: phrasing.reason(problem))
    } catch {
      return .failed(with: phrasing.failure(error))
    }
  }

  /// Finds the photos of a request, and records them as the place where the app opens.
  func open(_ request: some PhotoRequest, as kind: PhotoOpening.Kind) async throws -> PhotoOpening {
    try await library.open(
      request.query, as: kind, for: request.identifier.flatMap(UUID.init) ?? UUID(), at: now)
  }

  /// The opening that was recorded for a request that is done.
  func opened(_ interaction: INInteraction) async -> PhotoOpening? {
    guard interaction.intentHandlingStatus == .deferredToApplication,
      let request = interaction.intent.identifier.flatMap(UUID.init)
    else { return nil }
    return (try? await library.opening(for: request)).flatMap { $0 }
  }
}

extension Curator {
  func agree(toAlbum name: String?) async -> INStringResolutionResult {
    await agree { (index) throws(PhotoProblem) in
      guard let name else { return .notRequired() }
      switch NameMatch(name, among: index.albums) {
      case .one(let album): return .success(with: album)
      case .perhaps(let album): return .confirmationRequired(with: album)
      case .several(let albums): return .disambiguation(with: albums)
      case .none: throw .unknownAlbum(name, known: index.albums)
      }
    }
  }

  func agree(to people: [INPerson]?) async -> [INPersonResolutionResult] {
    var answers: [INPersonResolutionResult] = []
    for person in people ?? [] { answers.append(await agree(to: person)) }
    return answers.isEmpty ? [.notRequired()] : answers
  }

  private func agree(to person: INPerson) async -> INPersonResolutionResult {
    await agree { (index) throws(PhotoProblem) in
      switch NameMatch(person.displayName, among: index.people) {
      case .one: return .success(with: person)
      case .perhaps(let name): return .confirmationRequired(with: INPerson(inLibrary: name))
      case .several(let names):
        return .disambiguation(with: names.map(INPerson.init(inLibrary:)))
      case .none: throw .unknownPerson(person.displayName)
      }
    }
  }

  func agree(to place: CLPlacemark?) async -> INPlacemarkResolutionResult {
    await agree { (index) throws(PhotoProblem) in
      guard let place, let name = place.name else { return .notRequired() }
      switch NameMatch(name, among: index.places + index.countries) {
      case .one(let known): return .success(with: CLPlacemark(name: known))
      case .perhaps(let known): return .confirmationRequired(with: CLPlacemark(name: known))
      case .several(let known):
        return .disambiguation(with: known.map { CLPlacemark(name: $0) })
      case .none: throw .unknownPlace(name, known: index.places)
      }
    }
  }

  /// Agrees to a range of days. Photos are of the past: a day in the future means the same day a
  /// year earlier.
  func agree(to range: INDateComponentsRange?) async -> INDateComponentsRangeResolutionResult {
    await agree { (_) throws(PhotoProblem) in
      guard let range else { return .notRequired() }
      guard let start = range.startDateComponents,
        let day = PhotoDay(start, isLast: false), day > today
      else { return .success(with: range) }
      guard range.isOneDay else { throw .inTheFuture }
      let past = range.aYearEarlier
      guard let start = past.startDateComponents, let day = PhotoDay(start, isLast: false),
        day <= today
      else { throw .inTheFuture }
      return .success(with: past)
    }
  }
}

extension INPerson {
  /// Makes a person from a name in the library.
  fileprivate convenience init(inLibrary name: String) {
    self.init(
      personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil,
      displayName: name, image: nil, contactIdentifier: name, customIdentifier: nil)
  }
}

extension INDateComponentsRange {
  /// Whether it is a single day; a span of several days is meant as it was said.
  fileprivate var isOneDay: Bool {
    endDateComponents == nil || endDateComponents == startDateComponents
  }

  fileprivate var aYearEarlier: INDateComponentsRange {
    INDateComponentsRange(
      start: startDateComponents?.aYearEarlier, end: endDateComponents?.aYearEarlier)
  }
}

extension DateComponents {
  fileprivate var aYearEarlier: DateComponents {
    var components = self
    components.year = year.map { $0 - 1 }
    return components
  }
}

/// The app's intents extension: finds the handler of each intent.
final class PicsIntents: INExtension {
  static let kinds: [INIntent.Type] = [
    INSearchForPhotosIntent.self, INStartPhotoPlaybackIntent.self,
  ]

  private let curator: Curator

  init(_ curator: Curator) { self.curator = curator }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSearchForPhotosIntent: SearchHandler(curator)
    case is INStartPhotoPlaybackIntent: SlideshowHandler(curator)
    default: nil
    }
  }
}
