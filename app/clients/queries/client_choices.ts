import { STATES } from '#app/core/places/states'
import { TAX_REGIMES } from '#app/core/tax/regimes'
import type { Tenant } from '#app/core/tenancy/tenanted'
import { listResponsibles } from '#app/workspaces/queries/members/list_responsibles'
import { usedClientTags } from './used_tags.js'

/** Who can answer for a client, and tags in use. */
export async function labelChoices(workspace: Tenant) {
  return { people: await listResponsibles(workspace), tags: await usedClientTags(workspace) }
}

/** What the form of a client offers. A state comes with the first two digits of its postal codes, from and to. */
export async function clientChoices(workspace: Tenant) {
  return {
    states: STATES.map(({ name, zips: [from, to] }) => ({ name, from, to })),
    regimes: [...TAX_REGIMES],
    ...(await labelChoices(workspace)),
  }
}
