// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

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

  /// Photos are of the past: a day that is still to come means that of a year ago.
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
  /// Somebody whom the library knows by name.
  fileprivate convenience init(inLibrary name: String) {
    self.init(
      personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil,
      displayName: name, image: nil, contactIdentifier: name, customIdentifier: nil)
  }
}

extension INDateComponentsRange {
  /// A span of several days is meant as it was said.
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
