// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import IntentModel
import Voice

/// Reads a JSON file as a tree of nodes, in one pass over its bytes.
///
/// JSON is also YAML, so a file with anything unusual is left to the YAML parser, which reads it or
/// reports what is wrong. That parser is slow, so a large file is reported here instead.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var depth = 0
  private var count = 0
  private var isTooDeep = false

  /// A shorter list is not kept as one.
  private static let manyNames = 256

  /// Larger files are not read again as YAML.
  private static let largeSize = 1 << 20

  /// The file's value; nil if the file is not JSON or has a key twice.
  ///
  /// - Throws: The fault of a large file, which would take long to read as YAML.
  static func root(of source: SourceText) throws(FindingsError) -> Node? {
    guard let first = source.bytes.first(where: { !$0.isBlank }), first == UInt8(ascii: "{") else {
      return nil
    }
    let (root, end) = source.bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes: bytes)
      let root = scanner.value(named: "")
      scanner.skipBlanks()
      return (scanner.place == bytes.count ? root : nil, scanner)
    }
    if root == nil { try end.checkSize(of: source) }
    return root
  }

  private func checkSize(of source: SourceText) throws(FindingsError) {
    if count > FileBounds.values { throw FileBounds.tooMany(source, at: place) }
    if isTooDeep {
      let message = "values nest deeper than \(YAMLDocument.maximumDepth); make the file flatter"
      throw FindingsError([source.finding(.error, "nested-too-deeply", message, at: place)])
    }
    guard bytes.count > Self.largeSize else { return }
    let message = "this is no JSON from here on; correct it, or remove what stands here twice"
    throw FindingsError([source.finding(.error, "json-syntax", message, at: place)])
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  // MARK: Values

  /// - Parameter key: The key of the value.
  private mutating func value(named key: String) -> Node? {
    skipBlanks()
    count += 1
    guard count <= FileBounds.values else { return nil }
    switch peek {
    case UInt8(ascii: "\""): return scalar().map { .scalar($0) }
    case UInt8(ascii: "["): return nested { $0.sequence(named: key) }
    case UInt8(ascii: "{"): return nested { $0.mapping() }
    default: return literal()
    }
  }

  private mutating func nested(_ read: (inout Self) -> Node?) -> Node? {
    guard depth < YAMLDocument.maximumDepth else {
      isTooDeep = true
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  private mutating func sequence(named key: String) -> Node? {
    let start = place
    if key == "values", let names = names() { return .names(names, offset: start) }
    place = start + 1
    var elements: [Node] = []
    if take("]") { return .sequence([], offset: start) }
    repeat {
      guard let element = value(named: "") else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .sequence(elements, offset: start) : nil
  }

  private mutating func mapping() -> Node? {
    let start = place
    place += 1
    var pairs: [Node.Pair] = []
    var keys: Set<String> = []
    if take("}") { return .mapping([], offset: start) }
    repeat {
      skipBlanks()
      guard let key = scalar(), keys.insert(key.string).inserted, take(":"),
        let value = value(named: key.string)
      else { return nil }
      pairs.append(Node.Pair(key: key, value: value))
    } while take(",")
    return take("}") ? .mapping(pairs, offset: start) : nil
  }

  /// A number, `true`, `false` or `null`.
  private mutating func literal() -> Node? {
    let start = place
    while let byte = peek, byte.isLetter || byte.isDigit || "+-.".utf8.contains(byte) {
      place += 1
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let isKnown = ["true", "false", "null"].contains(text) || Double(text) != nil
    guard isKnown, let first = text.utf8.first, first != UInt8(ascii: "+") else { return nil }
    return .scalar(.init(string: text, style: .plain, offset: start))
  }

  private mutating func scalar() -> Node.Scalar? {
    let start = place
    return text().map {
      Node.Scalar(string: String(decoding: $0, as: UTF8.self), style: .doubleQuoted, offset: start)
    }
  }

  // MARK: Names

  /// A long list of plain texts, or of texts with their meanings. Nil for any other list, which is
  /// read as nodes.
  private mutating func names() -> NameList? {
    place += 1
    var names = NameList()
    repeat {
      skipBlanks()
      guard addName(to: &names) else { return nil }
    } while take(",")
    return take("]") && names.count >= Self.manyNames ? names : nil
  }

  private mutating func addName(to names: inout NameList) -> Bool {
    if peek == UInt8(ascii: "{") { return addPair(to: &names) }
    if let plain = plainText() {
      names.append(UnsafeBufferPointer(rebasing: bytes[plain]))
      return true
    }
    guard let text = text(), Self.isName(text) else { return false }
    text.withUnsafeBufferPointer { names.append($0) }
    return true
  }

  /// `{"in": "…", "out": "…"}`.
  private mutating func addPair(to names: inout NameList) -> Bool {
    place += 1
    var (said, meant): ([UInt8]?, [UInt8]?)
    repeat {
      skipBlanks()
      guard let key = text(), take(":") else { return false }
      skipBlanks()
      guard let text = text() else { return false }
      if said == nil, key.elementsEqual("in".utf8) {
        said = text
      } else if meant == nil, key.elementsEqual("out".utf8) {
        meant = text
      } else {
        return false
      }
    } while take(",")
    guard take("}"), let said, Self.isName(said) else { return false }
    said.withUnsafeBufferPointer { said in
      guard let meant else { return names.append(said) }
      meant.withUnsafeBufferPointer { names.append(said, meaning: $0) }
    }
    return true
  }

  private static func isName(_ text: [UInt8]) -> Bool {
    text.contains { !$0.isBlank } && SourcedTemplate.isPlain(text)
  }

  /// Reads a name without escapes and returns its bytes.
  private mutating func plainText() -> Range<Int>? {
    guard peek == UInt8(ascii: "\"") else { return nil }
    let start = place + 1
    var end = start
    var isBlank = true
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      guard bytes[end] >= 0x20, !SourcedTemplate.isSign(bytes[end]) else { return nil }
      isBlank = isBlank && bytes[end].isBlank
      end += 1
    }
    guard end < bytes.count, !isBlank else { return nil }
    place = end + 1
    return start..<end
  }

  // MARK: Texts

  /// Reads a quoted text and returns its bytes.
  private mutating func text() -> [UInt8]? {
    guard peek == UInt8(ascii: "\"") else { return nil }
    place += 1
    var text: [UInt8] = []
    while let byte = peek, byte >= 0x20 {
      place += 1
      if byte == UInt8(ascii: "\"") { return text }
      if byte == UInt8(ascii: "\\") {
        guard let escaped = escape() else { return nil }
        text += escaped
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> [UInt8]? {
    guard let sign = peek else { return nil }
    place += 1
    switch sign {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [sign]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return scalarEscape()
    default: return nil
    }
  }

  /// `\uXXXX`, or a pair of them that makes one character; half a pair is not valid text.
  private mutating func scalarEscape() -> [UInt8]? {
    guard let first = unit() else { return nil }
    var units = [first]
    if UTF16.isLeadSurrogate(first) {
      guard peek == UInt8(ascii: "\\"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "u")
      else { return nil }
      place += 2
      guard let second = unit() else { return nil }
      units.append(second)
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  private mutating func unit() -> UInt16? {
    guard place + 4 <= bytes.count else { return nil }
    let digits = bytes[place..<(place + 4)]
    guard digits.allSatisfy({ $0.isDigit || $0.isLetter }) else { return nil }
    place += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  // MARK: Bytes

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place].isBlank { place += 1 }
  }

  /// Steps over a sign and the blanks before it.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard peek == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }
}
