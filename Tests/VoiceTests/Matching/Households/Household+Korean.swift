// SPDX-License-Identifier: Apache-2.0

extension Household {
  /// Ten ways to ask in Korean, about ten things.
  static let korean = """
    language: ko
    lists:
      name:
        values:
          - "거실 조명"
          - "침실 스탠드"
          - "부엌 형광등"
          - "현관 자동문"
          - "차고 셔터"
          - "안방 커튼"
          - "에어컨"
          - "드럼 세탁기"
          - "텔레비전"
          - "로봇 청소기"
      level: { range: { from: 0, to: 100 } }
    intents:
      TurnOn:
        data:
          - sentences:
              - "{name}[(을|를)] 켜 줘"
              - "{name} 전원을 켜 줘"
      TurnOff:
        data:
          - sentences:
              - "{name}[(을|를)] 꺼 줘"
              - "{name} 전원을 꺼 줘"
      Open:
        data:
          - sentences:
              - "{name} 열어 줘"
      Close:
        data:
          - sentences:
              - "{name} 닫아 줘"
      SetLevel:
        data:
          - sentences:
              - "{name} 밝기를 {level} 퍼센트로 맞춰 줘"
              - "{name} 밝기를 {level} 퍼센트로 바꿔 줘"
      Check:
        data:
          - sentences:
              - "{name} 상태를 알려 줘"
      Find:
        data:
          - sentences:
              - "{name} 어디에 있는지 찾아 줘"
    """
}
