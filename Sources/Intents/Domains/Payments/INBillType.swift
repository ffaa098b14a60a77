// SPDX-License-Identifier: Apache-2.0

/// The service or debt that a bill is for.
public enum INBillType: Int, INEnumeration {
  case unknown = 0
  case autoInsurance = 1
  case cable = 2
  case carLease = 3
  case carLoan = 4
  case creditCard = 5
  case electricity = 6
  case garbageAndRecycling = 7
  /// Fuel.
  case gas = 8
  case healthInsurance = 9
  case homeInsurance = 10
  case internet = 11
  case lifeInsurance = 12
  case mortgage = 13
  case musicStreaming = 14
  case phone = 15
  case rent = 16
  case sewer = 17
  case streaming = 18
  case trafficTicket = 19
  case tuition = 20
  case utilities = 21
  case water = 22
}
