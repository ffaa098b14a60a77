// SPDX-License-Identifier: Apache-2.0

/// What is bought in one order, and for how much.
struct Purchase: Hashable, Sendable {
  /// An option for every bowl.
  struct Extra: Hashable, Sendable {
    var option: String

    /// In cents, for all bowls.
    var price: Int
  }

  var soup: String
  var quantity: Int

  /// In cents, for all bowls without options.
  var soupPrice: Int

  /// In the order they were said, each once.
  var extras: [Extra]

  /// In cents.
  var total: Int { extras.reduce(soupPrice) { $0 + $1.price } }
}

extension Purchase {
  /// What a request asks for, at the menu's prices.
  init(_ request: SoupRequest, from menu: Menu) throws(OrderProblem) {
    guard let item = request.soup, let quantity = request.quantity else { throw .incomplete }
    let soup = try menu.orderable(item)
    try menu.check(quantity: quantity, of: soup)
    self.init(
      soup: soup.id, quantity: quantity, soupPrice: soup.price * quantity, extras: [])
    for item in request.options {
      let option = try menu.option(item)
      let extra = Extra(option: option.id, price: option.price * quantity)
      if !extras.contains(extra) { extras.append(extra) }
    }
  }
}
