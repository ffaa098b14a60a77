// SPDX-License-Identifier: Apache-2.0

extension Household {
  /// Makes an app that consists of files alone.
  /// - Parameter name: the name in XML's spelling.
  func addLampMaker(named name: String = "Lamp Maker", in folder: String = "LampMaker") throws {
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>CFBundleDevelopmentRegion</key>
      \t<string>en</string>
      \t<key>CFBundleDisplayName</key>
      \t<string>\(name)</string>
      \t<key>CFBundleIdentifier</key>
      \t<string>com.example.\(folder)</string>
      </dict>
      </plist>
      """, to: "\(folder)/Info.plist")
    try write(
      """
      language: en
      intents:
        LightLamp:
          data:
            - sentences:
                - "(light|turn on) the {color} lamp"
      lists:
        color:
          values: [red, blue]
      """, to: "\(folder)/en.lproj/\(folder).yaml")
  }
}
