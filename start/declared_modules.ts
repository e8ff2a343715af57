import { modules } from '#generated/modules'

const loaded = Object.entries(modules).map(async ([name, { module }]) => [name, (await module()).default] as const)

/** What each module declares, by its name. */
export const declaredModules = Object.fromEntries(await Promise.all(loaded))
