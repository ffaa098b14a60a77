// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// Something that goes with a message: a recording.
public final class INSendMessageAttachment: NSObject, @unchecked Sendable {
  public let audioMessageFile: INFile?

  public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}

extension INSendMessageAttachment: INParameterValue {
  public static var parameterType: ParameterType { .file }

  public static func held(_ value: Value) -> INSendMessageAttachment? {
    INFile.held(value).map(INSendMessageAttachment.init)
  }

  public var parameterValue: Value { audioMessageFile?.parameterValue ?? .text("") }
}
