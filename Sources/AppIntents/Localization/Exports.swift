// SPDX-License-Identifier: Apache-2.0

// Source files of apps import AppIntents alone and use Foundation's types.
@_exported public import Foundation
