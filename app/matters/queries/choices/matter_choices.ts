import type { Tenant } from '#app/core/tenancy/tenanted'
import type Matter from '#app/matters/models/matter'
import type { MatterViewer } from '#app/matters/models/matter'
import { PROCEEDINGS, STAGES } from '#app/matters/domain/stages'
import { listCourts } from './list_courts.js'
import { listResponsibles } from '#app/workspaces/queries/members/list_responsibles'
import { listStages } from './list_stages.js'

/** What the form of a matter offers: the people of the firm, the courts, stages and types of proceeding to suggest. */
export async function matterChoices(workspace: Tenant, viewer: MatterViewer) {
  return {
    people: await listResponsibles(workspace),
    courts: await listCourts(viewer),
    stages: { own: await listStages(viewer), usual: STAGES },
    proceedings: PROCEEDINGS,
  }
}

/** Whom a matter may name as responsible: the members of its firm, and whoever it names already, even after leaving. */
export async function responsibleIds(workspace: Tenant, matter?: Matter): Promise<number[]> {
  const members = (await listResponsibles(workspace)).map(({ id }) => id)
  return matter?.responsibleId ? [...members, matter.responsibleId] : members
}
