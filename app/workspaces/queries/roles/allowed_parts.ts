import type { Registry } from '#app/core/contributions/registry'
import type { Identity } from '#app/workspaces/identity'
import type { Permission } from '#app/workspaces/permissions'

/** The parts of a registry that somebody may see. */
export const allowedParts = <Part extends { key: string; order?: number; permission?: Permission }>(
  registry: Registry<Part>,
  identity: Identity
): Part[] => registry.all().filter(({ permission }) => !permission || identity.may(permission))

/** Tabs with the numbers beside their names. */
export const countTabs = <Tab extends { key: string }>(tabs: Tab[], count: (tab: Tab) => Promise<number> | undefined) =>
  Promise.all(tabs.map(async (tab) => ({ key: tab.key, count: (await count(tab)) ?? null })))
