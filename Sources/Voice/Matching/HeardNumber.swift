// SPDX-License-Identifier: Apache-2.0

/// A number as it was said, exact: a whole number of tenths.
struct HeardNumber: BitwiseCopyable, Hashable, Sendable {
  var tenths: Int

  init(_ whole: Int) { tenths = whole.multipliedReportingOverflow(by: 10).partialValue }
  init(tenths: Int) { self.tenths = tenths }

  var isWhole: Bool { tenths.isMultiple(of: 10) }
  var whole: Int { tenths / 10 }
}
