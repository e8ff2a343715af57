import type { Tenant } from '#app/core/tenancy/tenanted'
import { listGroups } from '#app/workspaces/queries/members/list_groups'
import { listResponsibles } from '#app/workspaces/queries/members/list_responsibles'

/** Whom a team may take in: the people of the firm, and its groups with the ids of their people. */
export async function teamChoices(workspace: Tenant) {
  const groups = await listGroups(workspace)
  return {
    people: await listResponsibles(workspace),
    groups: groups.map(({ group, members }) => ({
      id: group.id,
      name: group.name,
      people: members.map(({ userId }) => userId),
    })),
  }
}
