import type { Tenant } from '#app/core/tenancy/tenanted'
import type Matter from '#app/matters/models/matter'
import { listCourts } from './list_courts.js'
import { listResponsibles } from './list_responsibles.js'

/** What the form of a matter offers: the people of the firm and the courts to suggest. */
export async function matterChoices(workspace: Tenant) {
  return { people: await listResponsibles(workspace), courts: await listCourts(workspace) }
}

/** Whom a matter may name as responsible: the members of its firm, and whoever it names already, even after leaving. */
export async function responsibleIds(workspace: Tenant, matter?: Matter): Promise<number[]> {
  const members = (await listResponsibles(workspace)).map(({ id }) => id)
  return matter?.responsibleId ? [...members, matter.responsibleId] : members
}
