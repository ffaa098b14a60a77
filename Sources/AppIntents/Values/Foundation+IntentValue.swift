// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension String: _IntentValue {
  public static var _traits: _ValueTraits<String> {
    _ValueTraits(.text, read: { $0.display }, write: { .text($0) })
  }
}

extension AttributedString: _IntentValue {
  public static var _traits: _ValueTraits<AttributedString> {
    _ValueTraits(
      .text, read: { AttributedString($0.display) }, write: { .text(String($0.characters)) })
  }
}

extension Int: _IntentValue {
  public static var _traits: _ValueTraits<Int> {
    _ValueTraits(
      .integer, read: { $0.integer ?? $0.number.flatMap { Int(exactly: $0.rounded()) } },
      write: { .integer($0) })
  }
}

extension Double: _IntentValue {
  public static var _traits: _ValueTraits<Double> {
    _ValueTraits(
      .decimal, read: { $0.number ?? $0.literal?.seconds }, write: { .decimal($0) })
  }
}

extension Float: _IntentValue {
  public static var _traits: _ValueTraits<Float> {
    _ValueTraits(.decimal, read: { $0.number.map(Float.init) }, write: { .decimal(Double($0)) })
  }
}

extension Decimal: _IntentValue {
  public static var _traits: _ValueTraits<Decimal> {
    _ValueTraits(
      .decimal, read: { $0.number.flatMap { $0.isFinite ? Decimal(string: "\($0)") : nil } },
      write: { .decimal(NSDecimalNumber(decimal: $0).doubleValue) })
  }
}

extension Bool: _IntentValue {
  public static var _traits: _ValueTraits<Bool> {
    _ValueTraits(
      .boolean,
      read: { value in if case .boolean(let truth) = value { truth } else { nil } },
      write: { .boolean($0) })
  }
}

extension URL: _IntentValue {
  public static var _traits: _ValueTraits<URL> {
    _ValueTraits(
      .url, read: { URL(string: $0.display) }, write: { .text($0.absoluteString) })
  }
}

extension Duration: _IntentValue {
  public static var _traits: _ValueTraits<Duration> {
    _ValueTraits(
      .duration,
      read: { value in
        guard let seconds = value.literal?.seconds ?? value.number,
          seconds.magnitude <= Literal.mostSeconds
        else { return nil }
        return .seconds(seconds)
      },
      write: { .literal(Literal(seconds: Double($0.components.seconds))) })
  }
}

extension PersonNameComponents: _IntentValue {
  public static var _traits: _ValueTraits<PersonNameComponents> {
    _ValueTraits(
      .person, read: { PersonNameComponents(name: $0.display) },
      write: { .text($0.formatted()) })
  }
}
