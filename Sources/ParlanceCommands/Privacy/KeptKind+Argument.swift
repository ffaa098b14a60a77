// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import AssistantStore

extension KeptKind: ExpressibleByArgument {}
