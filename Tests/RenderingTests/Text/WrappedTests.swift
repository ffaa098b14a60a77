// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Rendering

struct WrappedTests {
  struct Paragraph: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let width: Int
    let lines: [String]

    init(_ description: String, _ text: String, _ width: Int, _ lines: [String]) {
      testDescription = description
      self.text = text
      self.width = width
      self.lines = lines
    }
  }

  static let paragraphs = [
    Paragraph("nothing", "", 10, [""]),
    Paragraph("one line", "clam chowder", 12, ["clam chowder"]),
    Paragraph("at a blank", "clam chowder", 11, ["clam", "chowder"]),
    Paragraph("blanks at a break go", "clam     chowder", 6, ["clam", "chowde", "r"]),
    Paragraph("a word longer than a line", "a deployment", 5, ["a", "deplo", "yment"]),
    Paragraph("lines of its own", "a\n\nbb cc", 3, ["a", "", "bb", "cc"]),
    Paragraph("an indentation", "  1. clam chowder", 9, ["  1. clam", "chowder"]),
    Paragraph("Korean at blanks", "클램 차우더 주문", 10, ["클램", "차우더", "주문"]),
    Paragraph("Chinese anywhere", "订购蛤蜊浓汤", 8, ["订购蛤蜊", "浓汤"]),
    Paragraph("Japanese, not before a full stop", "注文しました。", 12, ["注文しまし", "た。"]),
    Paragraph("Japanese, not after a bracket", "注文「スープ」", 6, ["注文", "「スー", "プ」"]),
    Paragraph("wider than a line", "订", 1, ["订"]),
  ]

  @Test(arguments: paragraphs)
  func aParagraphIsWrappedToItsWidth(_ paragraph: Paragraph) {
    #expect(paragraph.text.wrapped(to: paragraph.width) == paragraph.lines)
  }

  @Test func noWrappedLineIsWiderThanAsked() {
    let text = "Your clam chowder, 클램 차우더, クラムチャウダー, is ready in about twenty-five minutes."
    for width in 2...90 {
      for line in text.wrapped(to: width) { #expect(line.displayWidth <= width, "\(line)") }
    }
  }
}
