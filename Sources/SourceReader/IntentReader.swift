// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SwiftSyntax

/// Reads a type that is an App Intent.
struct IntentReader {
  let types: TypeTable
  let unknowns: Unknowns

  /// The protocols that make a type an intent.
  static let protocols: Set<String> = [
    "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent",
    "CameraCaptureIntent", "ControlConfigurationIntent", "CustomIntentMigratedAppIntent",
    "DeleteIntent", "ForegroundContinuableIntent", "LiveActivityIntent", "OpenIntent",
    "PauseWorkoutIntent", "PredictableIntent", "ProgressReportingIntent", "ResumeWorkoutIntent",
    "SetFocusFilterIntent", "SetValueIntent", "ShowInAppSearchResultsIntent", "SnippetIntent",
    "StartDiveIntent", "StartWorkoutIntent", "SystemIntent", "TargetContentProvidingIntent",
    "URLRepresentableIntent", "UndoableIntent", "WidgetConfigurationIntent",
  ]

  func intent(_ type: DeclaredType) -> ExtractedIntent {
    var intent = ExtractedIntent(name: type.name, place: type.place)
    intent.protocols = type.inherited
    intent.title = unknowns.text(of: type[static: "title"], of: type.name)
    intent.summary = unknowns.text(of: type[static: "description"], of: type.name)
    intent.parameters = ParameterReader(unknowns: unknowns).parameters(
      of: type, marked: ["Parameter", "IntentParameter"])
    intent.opensApp = opensApp(type)
    intent.isDiscoverable = truth(of: type[static: "isDiscoverable"]) ?? true
    intent.authentication = authentication(type)
    readSummaries(of: type, into: &intent)
    readCode(of: type, into: &intent)
    return intent
  }

  private func truth(of variable: DeclaredType.Variable?) -> Bool? {
    guard case .boolean(let truth)? = variable?.values.first?.value else { return nil }
    return truth
  }

  private func opensApp(_ type: DeclaredType) -> Bool {
    if types.conforms(type, to: ["OpenIntent"]) { return true }
    if let modes = type[static: "supportedModes"]?.values.map(\.trimmedDescription).joined() {
      return modes.contains("foreground") && !modes.contains("background")
    }
    return truth(of: type[static: "openAppWhenRun"]) ?? false
  }

  private func authentication(_ type: DeclaredType) -> String? {
    guard case .string(let policy)? = type[static: "authenticationPolicy"]?.values.first?.value,
      policy != "alwaysAllowed"
    else { return nil }
    return policy
  }

  private func readSummaries(of type: DeclaredType, into intent: inout ExtractedIntent) {
    guard let summary = type[static: "parameterSummary"] else { return }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(summary.binding)
    intent.parameterSummaries = finder.found.filter { ExprSyntax($0).calledName == "Summary" }
      .compactMap { call in
        call.argument(nil)?.text.map {
          ExtractedPhrase($0.text, place: summary.file.place(of: call))
        }
      }
  }

  // MARK: Code

  private func readCode(of type: DeclaredType, into intent: inout ExtractedIntent) {
    for (function, file) in type.functions {
      let finder = CallFinder(viewMode: .sourceAccurate)
      finder.walk(function)
      for call in finder.found { read(call, in: file, into: &intent) }
      let returned = function.signature.returnClause?.type.trimmedDescription ?? ""
      if returned.contains("ShowsSnippet") { intent.showsView = true }
    }
  }

  private func read(
    _ call: FunctionCallExprSyntax, in file: SourceFile, into intent: inout ExtractedIntent
  ) {
    switch ExprSyntax(call).calledName {
    case "requestConfirmation":
      // A call on a parameter's wrapper asks about that parameter, not about the whole intent.
      if !call.calledExpression.trimmedDescription.contains("$") {
        intent.asksForConfirmation = true
        intent.confirmations += dialogs(of: call, in: file, intent)
        intent.confirmations +=
          (call.argument("result")?.as(FunctionCallExprSyntax.self))
          .map { dialogs(of: $0, in: file, intent) } ?? []
      }
    case "result" where !call.isAskedAbout:
      intent.dialogs += dialogs(of: call, in: file, intent)
      if call.argument("view") != nil { intent.showsView = true }
    default: break
    }
  }

  /// The dialogs of a call that are written out; at most one.
  private func dialogs(
    of call: FunctionCallExprSyntax, in file: SourceFile, _ intent: ExtractedIntent
  ) -> [ExtractedDialog] {
    let parameters = Set(intent.parameters.map(\.name))
    guard let dialog = call.argument("dialog"), let text = dialog.text(filling: parameters) else {
      return []
    }
    let supporting = dialog.as(FunctionCallExprSyntax.self)?.argument("supporting")
    return [
      ExtractedDialog(
        full: text.text, supporting: supporting?.text(filling: parameters)?.text,
        place: file.place(of: dialog))
    ]
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is shown in a confirmation, rather than as the intent's result.
  fileprivate var isAskedAbout: Bool {
    sequence(first: Syntax(self), next: \.parent).dropFirst()
      .contains { $0.as(ExprSyntax.self)?.calledName == "requestConfirmation" }
  }
}

/// Finds all calls in a piece of code, nested ones included.
final class CallFinder: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
