// SPDX-License-Identifier: Apache-2.0

/// How deeply the syntax tree of some code would nest: brackets inside each other, and the links of
/// one expression, such as the members of `a.b.c`.
///
/// Estimated from the text in one pass, because the parser runs out of stack on deep code. The
/// estimate is rather too high; code that people write stays below a hundred.
struct CodeDepth {
  /// The deepest nesting that fits in a thread's stack, in debug builds too.
  static let bound = 500

  /// One level of brackets, as far as it has been scanned.
  private struct Level {
    /// The number of links in its last part.
    var links = 0
    /// The links that continue after a comma or an operator.
    var held = 0
    /// The text that the level's code is interpolated into.
    var text: CodeText?
  }

  /// The links that take as much stack as one `#if`.
  private static let linksOfCondition = 10

  /// Words that the code after them nests in, even across operators.
  private static let holding: Set<String> = ["else", "for", "guard", "if", "switch", "while"]

  /// Words after which a statement goes on in the next line.
  private static let unfinished: Set<String> = holding.union([
    "any", "await", "case", "in", "inout", "is", "let", "return", "some", "throw", "try", "var",
  ])

  private let bytes: [UInt8]
  private let bound: Int
  private var index = 0
  private var line = 1
  private var levels = [Level()]
  private var depth = 0
  private var conditions = 0
  private var last: UInt8 = 0
  private var word = ""

  private init(_ text: String, bound: Int) {
    bytes = Array(text.utf8)
    self.bound = bound
  }

  /// The line in which a file first nests deeper than a bound; nil where it doesn't.
  static func excess(in text: String, bound: Int = bound) -> Int? {
    var depth = CodeDepth(text, bound: bound)
    while depth.index < depth.bytes.count {
      depth.step()
      if depth.whole > bound { return depth.line }
    }
    return nil
  }

  // MARK: Code

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): endLine()
    case UInt8(ascii: "/") where isNext("//"): skip { $0 != UInt8(ascii: "\n") }
    case UInt8(ascii: "/") where isNext("/*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): takeMark()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(nil)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
    case UInt8(ascii: "-") where isNext("->"): takeArrow()
    case _ where Self.isOfWord(byte): takeWord()
    default: takeSign(byte)
    }
  }

  private mutating func takeSign(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): link()
    case UInt8(ascii: "<"): link(isHeld: true)
    case UInt8(ascii: ">"): levels[levels.count - 1].held = max(top.held - 1, 0)
    case UInt8(ascii: ";"): endStatement()
    default: if ",:=+-*/%|&^~".utf8.contains(sign) { endPart() }
    }
    last = sign
    index += 1
  }

  private mutating func takeArrow() {
    link(isHeld: true)
    last = UInt8(ascii: ".")
    index += 2
  }

  /// A word directly after another is linked to it: `try await`.
  private mutating func takeWord() {
    let follows = Self.isOfWord(last)
    let start = index
    skip(while: Self.isOfWord)
    word = String(decoding: bytes[start..<index], as: UTF8.self)
    last = bytes[index - 1]
    if Self.holding.contains(word) { link(isHeld: true) } else if follows { link() }
  }

  /// Steps over a number sign or the start of a text.
  private mutating func takeMark() {
    let start = index
    skip { $0 == UInt8(ascii: "#") }
    let hashes = index - start
    last = UInt8(ascii: "\"")
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      let text = CodeText(quotes: isNext("\"\"\"") ? 3 : 1, hashes: hashes)
      index += text.quotes
      takeText(text)
    } else if isNext("if") {
      conditions += 1
    } else if isNext("endif") {
      conditions = max(conditions - 1, 0)
    }
  }

  private mutating func takeText(_ text: CodeText) {
    index = text.end(in: bytes, from: index, line: &line)
    guard text.isFilled(in: bytes, before: index) else { return }
    index -= 1
    open(text)
  }

  // MARK: Levels

  private var whole: Int { depth + conditions * Self.linksOfCondition }

  private var top: Level { levels[levels.count - 1] }

  private mutating func link(isHeld: Bool = false) {
    levels[levels.count - 1].links += 1
    if isHeld { levels[levels.count - 1].held += 1 }
    depth += 1
  }

  private mutating func open(_ text: CodeText?) {
    link()
    levels.append(Level(text: text))
    depth += 1
    last = bytes[index]
    index += 1
  }

  private mutating func close() {
    last = bytes[index]
    index += 1
    guard levels.count > 1, let closed = levels.popLast() else { return }
    depth = max(depth - closed.links - 1, 0)
    if let text = closed.text { takeText(text) }
  }

  private mutating func endPart() {
    depth = max(depth - top.links + top.held, 0)
    levels[levels.count - 1].links = top.held
  }

  private mutating func endStatement() {
    levels[levels.count - 1].held = 0
    endPart()
  }

  // MARK: Lines

  private mutating func endLine() {
    let goesOn = isUnfinished
    while index < bytes.count, Self.isBlank(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    if goesOn || isContinued { return }
    endStatement()
    last = 0
  }

  private var isUnfinished: Bool {
    Self.isOfWord(last) ? Self.unfinished.contains(word) : ".<=,".utf8.contains(last)
  }

  /// Whether the next line continues the statement; a line that begins with a comment does.
  private var isContinued: Bool {
    guard index < bytes.count else { return false }
    return ".!?:<{-/".utf8.contains(bytes[index]) || isNext("else")
  }

  // MARK: Bytes

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while index < bytes.count, isSkipped(bytes[index]) { index += 1 }
  }

  /// Comments may be nested.
  private mutating func skipComment() {
    var open = 0
    repeat {
      if isNext("/*") {
        open += 1
        index += 2
      } else if isNext("*/") {
        open -= 1
        index += 2
      } else {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
    } while open > 0 && index < bytes.count
  }

  private func isNext(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
