// SPDX-License-Identifier: Apache-2.0

/// Neutralises a text scalar by scalar, looking at the neighbours on both sides.
struct Neutraliser {
  /// The way to treat a scalar that could mislead.
  enum Treatment {
    /// Spells it out, such as `\u{202E}`.
    case spelling
    case dropping
  }

  /// The most marks on one character: a few more than any orthography stacks.
  private static let maximumMarks = 8

  let keepingLines: Bool
  let treatment: Treatment
  private(set) var text = ""
  /// The scalar before; nil at the start of a line and after a hidden scalar.
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

  /// Hides a mark without a base, because it would be drawn onto a character outside the text.
  ///
  /// Drops marks above the maximum for one character.
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

  /// Whether the scalar has a meaning between its neighbours.
  private func fits(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    // Braille separates words by an empty cell.
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

  /// Whether it ends an emoji. A selector passes only after a scalar that it may follow, so here it
  /// belongs to an emoji.
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

  /// The flags of England, Scotland and Wales, which are written with tags.
  private static let flags = ["gbeng", "gbsct", "gbwls"].map { region in
    let tags = region.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) }
    return ["\u{1F3F4}" as Unicode.Scalar] + tags + ["\u{E007F}"]
  }
}
