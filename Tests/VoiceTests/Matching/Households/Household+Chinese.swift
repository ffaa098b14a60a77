// SPDX-License-Identifier: Apache-2.0

extension Household {
  /// Ten ways to ask in Chinese, about ten things.
  static let chinese = """
    language: zh-Hans
    lists:
      name:
        values:
          - "客厅吊灯"
          - "卧室台灯"
          - "厨房电风扇"
          - "书房空调"
          - "车库卷帘门"
          - "阳台窗帘"
          - "咖啡机"
          - "滚筒洗衣机"
          - "液晶电视"
          - "扫地机器人"
      level: { range: { from: 0, to: 100 } }
    intents:
      TurnOn:
        data:
          - sentences:
              - "打开{name}"
              - "把{name}打开"
      TurnOff:
        data:
          - sentences:
              - "关闭{name}"
              - "把{name}关掉"
      Open:
        data:
          - sentences:
              - "拉开{name}"
      Close:
        data:
          - sentences:
              - "合上{name}"
      SetLevel:
        data:
          - sentences:
              - "把{name}调到百分之{level}"
              - "将{name}的亮度设为百分之{level}"
      Check:
        data:
          - sentences:
              - "查看{name}的状态"
      Find:
        data:
          - sentences:
              - "{name}在哪里"
    """
}
