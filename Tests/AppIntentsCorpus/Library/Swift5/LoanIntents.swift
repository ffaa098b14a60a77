// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct LendBookIntent: AppIntent {
  static var title: LocalizedStringResource = "Lend Book"
  static var description = IntentDescription("Lends a book to somebody.", categoryName: "Loans")
  static var openAppWhenRun: Bool = false

  @Parameter(title: "Book")
  var book: BookEntity

  @Parameter(title: "Borrower", requestValueDialog: "Who takes it?")
  var borrower: String

  @Parameter(title: "Due")
  var due: Date?

  static var parameterSummary: some ParameterSummary {
    Summary("Lend \(\.$book) to \(\.$borrower)") {
      \.$due
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<LoanEntity> {
    let loan = LoanEntity(
      id: LoanDesk.shared.loans.count + 1,
      borrower: borrower,
      book: book.title,
      due: due ?? Date().addingTimeInterval(28 * 86_400))
    LoanDesk.shared.loans.append(loan)
    return .result(value: loan)
  }
}

struct ReturnLoansIntent: AppIntent {
  static var title: LocalizedStringResource = "Return Loans"

  @Parameter(title: "Loans", description: "What came back.")
  var loans: [LoanEntity]

  @Parameter(title: "Condition", default: .good)
  var condition: Condition

  enum Condition: String, AppEnum {
    case good, worn, damaged

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Condition"
    static var caseDisplayRepresentations: [Condition: DisplayRepresentation] = [
      .good: "Good",
      .worn: "Worn",
      .damaged: .init(
        title: "Damaged", subtitle: "The borrower pays",
        image: .init(systemName: "exclamationmark.triangle")),
    ]
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    for loan in loans {
      loan.isReturned = true
    }
    return .result(dialog: condition == .damaged ? "What a pity." : "Thank you!")
  }
}

/// All the loans that are late.
struct OverdueLoansIntent: AppIntent {
  static var title: LocalizedStringResource = "Get Overdue Loans"
  static var isDiscoverable = true

  func perform() throws -> some IntentResult & ReturnsValue<[LoanEntity]> & ProvidesDialog {
    let now = Date()
    let late = LoanDesk.shared.loans.filter { !$0.isReturned && $0.due < now }
    return .result(
      value: late, dialog: IntentDialog(stringLiteral: "\(late.count) loans are late."))
  }
}

struct FirstLoanIntent: AppIntent {
  static var title: LocalizedStringResource = "Get First Loan"

  @Parameter(title: "Borrower")
  var borrower: String?

  func perform() -> some ReturnsValue<LoanEntity?> {
    .result(value: LoanDesk.shared.loans.first { borrower == nil || $0.borrower == borrower })
  }
}
