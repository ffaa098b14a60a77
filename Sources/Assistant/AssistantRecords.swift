// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// All that is kept of a user: their settings and names, what they did, their shortcuts, and the places they were
/// at.
public protocol AssistantRecords: UserRecords, DonationStore, ShortcutStore, ActivityStore {}
