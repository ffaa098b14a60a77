// SPDX-License-Identifier: Apache-2.0

extension Household {
  /// Ten ways to ask in Japanese, about ten things.
  static let japanese = """
    language: ja
    lists:
      name:
        values:
          - "台所の電気"
          - "寝室のランプ"
          - "居間の照明"
          - "玄関のドア"
          - "車庫のシャッター"
          - "書斎のカーテン"
          - "エアコン"
          - "コーヒーメーカー"
          - "ロボット掃除機"
          - "大型テレビ"
      level: { range: { from: 0, to: 100 } }
    intents:
      TurnOn:
        data:
          - sentences:
              - "{name}をつけて"
              - "{name}の電源を入れて"
      TurnOff:
        data:
          - sentences:
              - "{name}を消して"
              - "{name}の電源を切って"
      Open:
        data:
          - sentences:
              - "{name}を開けて"
      Close:
        data:
          - sentences:
              - "{name}を閉めて"
      SetLevel:
        data:
          - sentences:
              - "{name}を{level}パーセントにして"
              - "{name}の明るさを{level}パーセントに設定して"
      Check:
        data:
          - sentences:
              - "{name}の状態を教えて"
      Find:
        data:
          - sentences:
              - "{name}はどこにありますか"
    """
}
