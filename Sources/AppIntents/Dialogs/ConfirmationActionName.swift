// SPDX-License-Identifier: Apache-2.0

/// The name of the action that the user confirms. It has no effect here: the answer is a plain yes
/// or no.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(acceptLabel.key)
  }

  public static let add = ConfirmationActionName("add")
  public static let addData = ConfirmationActionName("addData")
  public static let book = ConfirmationActionName("book")
  public static let buy = ConfirmationActionName("buy")
  public static let call = ConfirmationActionName("call")
  public static let checkIn = ConfirmationActionName("checkIn")
  public static let `continue` = ConfirmationActionName("continue")
  public static let create = ConfirmationActionName("create")
  public static let `do` = ConfirmationActionName("do")
  public static let download = ConfirmationActionName("download")
  public static let filter = ConfirmationActionName("filter")
  public static let find = ConfirmationActionName("find")
  public static let get = ConfirmationActionName("get")
  public static let go = ConfirmationActionName("go")
  public static let log = ConfirmationActionName("log")
  public static let open = ConfirmationActionName("open")
  public static let order = ConfirmationActionName("order")
  public static let pay = ConfirmationActionName("pay")
  public static let play = ConfirmationActionName("play")
  public static let playSound = ConfirmationActionName("playSound")
  public static let post = ConfirmationActionName("post")
  public static let request = ConfirmationActionName("request")
  public static let run = ConfirmationActionName("run")
  public static let save = ConfirmationActionName("save")
  public static let search = ConfirmationActionName("search")
  public static let send = ConfirmationActionName("send")
  public static let set = ConfirmationActionName("set")
  public static let share = ConfirmationActionName("share")
  public static let start = ConfirmationActionName("start")
  public static let startNavigation = ConfirmationActionName("startNavigation")
  public static let toggle = ConfirmationActionName("toggle")
  public static let turnOff = ConfirmationActionName("turnOff")
  public static let turnOn = ConfirmationActionName("turnOn")
  public static let view = ConfirmationActionName("view")
}
