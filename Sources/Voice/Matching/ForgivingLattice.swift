// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Adds words that may have been meant to the typed words of an utterance.
struct ForgivingLattice {
  private let utterance: Utterance
  private let typed: [WordID]
  private let index: SentenceIndex
  /// Whether a word has a meaning elsewhere, so that it isn't read as another one here.
  private let isTaken: (Int) -> Bool

  init(
    _ utterance: Utterance, typed: [WordID], index: SentenceIndex,
    isTaken: @escaping (Int) -> Bool = { _ in false }
  ) {
    self.utterance = utterance
    self.typed = typed
    self.index = index
    self.isTaken = isTaken
  }

  /// - Parameter budget: the largest tolerance of a word.
  func lattice(budget: Int) -> Lattice {
    var lattice = Lattice(utterance, words: typed)
    utterance.bytes.withUnsafeBufferPointer { bytes in
      for token in utterance.tokens.indices where !utterance.tokens[token].isCharacter {
        addSlips(of: token, bytes, budget, to: &lattice)
        addBlanks(at: token, bytes, to: &lattice)
      }
    }
    return lattice
  }

  // MARK: Slips

  private func addSlips(
    of token: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ budget: Int, to lattice: inout Lattice
  ) {
    let place = utterance.tokens[token].folded
    let spelling = UnsafeBufferPointer(rebasing: bytes[place])
    let isKnown = typed[token] != .unknown
    guard place.count <= SlipTable.longestWord, !hasDigits(spelling), isKnown || !isTaken(token),
      !index.lexicon.has(.foreign, typed[token])
    else { return }
    if index.lexicon.has(.weighty, typed[token]) {
      return addForms(of: typed[token], spelling, at: place, to: &lattice)
    }
    guard !isKnown || budget >= Cost.knownSlip else { return }
    for (word, cost) in meanings(of: spelling, isKnown: isKnown) where cost <= budget {
      lattice.add(word, from: place.lowerBound, to: place.upperBound, tolerance: cost)
    }
  }

  /// A word that carries the meaning may be another form of the same word: `éteint` is `éteins`.
  private func addForms(
    of word: WordID, _ spelling: UnsafeBufferPointer<UInt8>, at place: Range<Int>,
    to lattice: inout Lattice
  ) {
    var forms: [WordID: Int] = [:]
    index.slips.forEachCandidate(of: spelling) { form in
      guard forms[form] == nil, index.habits.opposites.areAlike(word, form) else { return }
      forms[form] = cost(of: form, spelling)
    }
    for (form, cost) in forms {
      lattice.add(form, from: place.lowerBound, to: place.upperBound, tolerance: cost)
    }
  }

  /// The words that a misspelt word may stand for, with the cost of each.
  private func meanings(
    of spelling: UnsafeBufferPointer<UInt8>, isKnown: Bool
  ) -> [WordID: Int] {
    var meanings: [WordID: Int] = [:]
    index.slips.forEachCandidate(of: spelling) { word in
      guard meanings[word] == nil, let cost = cost(of: word, spelling) else { return }
      meanings[word] = isKnown ? max(cost, Cost.knownSlip) : cost
    }
    if meanings.isEmpty, !isKnown { meanings = farMeanings(of: spelling) }
    return withoutOpposites(meanings, isKnown: isKnown)
  }

  private func farMeanings(of spelling: UnsafeBufferPointer<UInt8>) -> [WordID: Int] {
    var meanings: [WordID: Int] = [:]
    index.slips.forEachFarCandidate(of: spelling) { word in
      let meant = index.lexicon.spelling(word)
      guard meanings[word] == nil, meant.count >= SlipTable.longWord else { return }
      let distance = index.lexicon.bytes.withBuffer { bytes in
        EditDistance.between(Array(spelling)[...], Array(bytes[meant])[...], limit: 2)
      }
      if distance == 2 { meanings[word] = 2 * Cost.slip }
    }
    return meanings
  }

  private func cost(of word: WordID, _ spelling: UnsafeBufferPointer<UInt8>) -> Int? {
    let meant = index.lexicon.spelling(word)
    let slip = index.lexicon.bytes.withBuffer { bytes in
      Slip(typed: spelling, meant: UnsafeBufferPointer(rebasing: bytes[meant]))
    }
    guard let slip else { return nil }
    let base = min(spelling.count, meant.count) < 3 ? Cost.shortSlip : Cost.slip
    if case .wrong(_, let typed, let meant) = slip, !Keyboard.areNeighbours(typed, meant) {
      return base + Cost.farKey
    }
    return base
  }

  /// Drops words that carry the meaning if the typed word is known, or if an opposite is just as
  /// likely.
  private func withoutOpposites(_ meanings: [WordID: Int], isKnown: Bool) -> [WordID: Int] {
    meanings.filter { word, _ in
      guard index.lexicon.has(.weighty, word) else { return true }
      return !isKnown && !meanings.keys.contains { index.habits.opposites.areOpposite($0, word) }
    }
  }

  private func hasDigits(_ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    spelling.contains { (0x30...0x39).contains($0) }
  }

  // MARK: Blanks

  /// Tries a blank that was added, left out, or typed a letter too far left or right.
  private func addBlanks(
    at token: Int, _ bytes: UnsafeBufferPointer<UInt8>, to lattice: inout Lattice
  ) {
    let place = utterance.tokens[token].folded
    guard place.count <= SlipTable.longestWord else { return }
    if typed[token] == .unknown { split(place, bytes, to: &lattice) }
    var end = token + 1
    while end < utterance.tokens.count, end <= token + 2, !utterance.tokens[end].isCharacter {
      let joined = place.lowerBound..<utterance.tokens[end].folded.upperBound
      guard joined.count <= SlipTable.longestWord else { return }
      add(joined, bytes, to: &lattice)
      if end == token + 1, typed[token] == .unknown || typed[end] == .unknown {
        split(joined, bytes, to: &lattice)
      }
      end += 1
    }
  }

  private func split(
    _ place: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, to lattice: inout Lattice
  ) {
    for middle in place.dropFirst() where lattice.token(at: middle) < 0 {
      let (head, tail) = (
        word(place.lowerBound..<middle, bytes), word(middle..<place.upperBound, bytes)
      )
      guard head != .unknown, tail != .unknown else { continue }
      lattice.add(head, from: place.lowerBound, to: middle, tolerance: Cost.blank)
      lattice.add(tail, from: middle, to: place.upperBound)
    }
  }

  private func add(
    _ place: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, to lattice: inout Lattice
  ) {
    let word = word(place, bytes)
    guard word != .unknown else { return }
    lattice.add(word, from: place.lowerBound, to: place.upperBound, tolerance: Cost.blank)
  }

  private func word(_ place: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> WordID {
    index.lexicon[UnsafeBufferPointer(rebasing: bytes[place])]
  }
}
