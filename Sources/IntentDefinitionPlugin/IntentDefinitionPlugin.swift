// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Makes Swift of every `.intentdefinition` in a target, before the target is compiled.
@main
struct IntentDefinitionPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let generator = try context.tool(named: "intent-definition-generator")
    return target.sourceFiles(withSuffix: ".intentdefinition").map { file in
      let name = file.url.deletingPathExtension().lastPathComponent
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).intentdefinition.swift")
      return .buildCommand(
        displayName: "Making Swift of \(file.url.lastPathComponent)",
        executable: generator.url, arguments: [file.url.path, output.path],
        inputFiles: [file.url], outputFiles: [output])
    }
  }
}
