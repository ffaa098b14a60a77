// SPDX-License-Identifier: Apache-2.0

/// Rewrites a text scalar by scalar, looking at what stands on both sides.
struct Neutraliser {
  /// What becomes of that which could mislead.
  enum Treatment {
    /// `\u{202E}`
    case spelling
    case dropping
  }

  /// As many marks may lie on one character; the most that any orthography stacks, and some.
  private static let maximumMarks = 8

  let keepingLines: Bool
  let treatment: Treatment
  private(set) var text = ""
  /// What stands before; nil at the start of a line, and after what was not let through.
  private var previous: Unicode.Scalar?
  private var endsInReturn = false
  private var marks = 0

  init(keepingLines: Bool, treatment: Treatment) {
    self.keepingLines = keepingLines
    self.treatment = treatment
  }

  mutating func take(_ scalars: String.UnicodeScalarView) {
    var rest = scalars[...]
    while let scalar = rest.first {
      if let flag = Self.flags.first(where: { rest.starts(with: $0) }) {
        text.unicodeScalars.append(contentsOf: flag)
        (previous, marks) = (scalar, 0)
        rest = rest.dropFirst(flag.count)
      } else {
        rest = rest.dropFirst()
        take(scalar, before: rest.first)
      }
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
    defer { endsInReturn = scalar == "\r" }
    if scalar.isLineBreak {
      // CR and LF together end one line.
      if scalar == "\n", endsInReturn { return }
      text += keepingLines ? "\n" : " "
      previous = nil
    } else if scalar == "\t" {
      append(" ")
    } else if scalar.isOverlaid {
      takeMark(scalar)
    } else if scalar.isUnsafe || (scalar.dependsOnNeighbour && !fits(scalar, before: next)) {
      hide(scalar)
    } else {
      append(scalar)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    text.unicodeScalars.append(scalar)
    previous = scalar
    if !scalar.dependsOnNeighbour { marks = 0 }
  }

  /// One without anything to lie on would lie on what is not of the text; of a heap the top is left out.
  private mutating func takeMark(_ mark: Unicode.Scalar) {
    guard !mark.isUnsafe, previous != nil else { return hide(mark) }
    marks += 1
    guard marks <= Self.maximumMarks else { return }
    text.unicodeScalars.append(mark)
    previous = mark
  }

  private mutating func hide(_ scalar: Unicode.Scalar) {
    if treatment == .spelling { text += scalar.escaped }
    previous = nil
  }

  /// Whether it means something between its neighbours.
  private func fits(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    // Braille parts words by an empty cell.
    case 0x2800: return [previous, next].contains { $0.map(Self.isCell) ?? false }
    case 0x200D where previous.map(Self.isEmojiEnd) ?? false: return next?.isPictograph ?? false
    case 0x200C, 0x200D: return joins(previous, next)
    default: return previous.map { Self.varies($0, by: scalar) } ?? false
    }
  }

  private func joins(_ previous: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    return previous.isKiller
      || (previous.isOfJoiningScript && next.map(\.isOfJoiningScript) ?? false)
  }

  private static func isCell(_ scalar: Unicode.Scalar) -> Bool {
    (0x2801...0x28FF).contains(scalar.value)
  }

  /// A selector lies only where it may, so that what stands before it is one of the emoji.
  private static func isEmojiEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isPictograph || scalar.value == 0xFE0F
  }

  private static func varies(_ base: Unicode.Scalar, by selector: Unicode.Scalar) -> Bool {
    switch selector.value {
    case 0xFE0E, 0xFE0F: base.properties.isEmoji || base.hasVariants
    case 0xFE00...0xFE0D: base.hasVariants
    case 0xE0100...0xE01EF: base.properties.isIdeographic
    default: (0x1820...0x18AA).contains(base.value)
    }
  }

  /// England, Scotland and Wales: the flags that are written with tags.
  private static let flags = ["gbeng", "gbsct", "gbwls"].map { region in
    let tags = region.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) }
    return ["\u{1F3F4}" as Unicode.Scalar] + tags + ["\u{E007F}"]
  }
}
