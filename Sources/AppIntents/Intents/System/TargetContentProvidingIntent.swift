// SPDX-License-Identifier: Apache-2.0

/// Opens the app at content of a kind.
public protocol TargetContentProvidingIntent: AppIntent {}
