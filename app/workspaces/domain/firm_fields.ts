import type Workspace from '../models/workspace.js'

/** What the settings of a firm edit in one form. */
export interface FirmFields {
  name: string
  slug: string
  phone: string | null
  address: string | null
  zip: string | null
  city: string | null
  state: string | null
  practiceAreas: string[]
  publicProfile: boolean
  timeZone: string
  rfc: string | null
  taxName: string | null
  taxRegime: string | null
  taxZip: string | null
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What differs between a firm and what was sent: the old values and the new ones. */
export function firmChanges(current: Workspace, next: Partial<FirmFields>) {
  const names = Object.keys(next) as (keyof FirmFields)[]
  const changed = names.filter((name) => !same(current[name], next[name]))
  const before = Object.fromEntries(changed.map((name) => [name, current[name] ?? null])) as Partial<FirmFields>
  const after = Object.fromEntries(changed.map((name) => [name, next[name] ?? null])) as Partial<FirmFields>
  return { before, after, any: changed.length > 0 }
}
