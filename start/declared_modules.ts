import type { Module } from '#app/core/contributions/define_module'
import { modules } from '#generated/modules'

const loaded = Object.entries<{ module: () => Promise<{ default: Module }> }>(modules).map(
  async ([name, { module }]) => [name, (await module()).default] as const
)

/** What each module declares, by its name. */
export const declaredModules = Object.fromEntries(await Promise.all(loaded))
