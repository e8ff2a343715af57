import Client from '#app/clients/models/client'
import { knownFields } from '#app/matter_templates/queries/field_search'
import type { MatterFilters } from '#app/matters/domain/matter_filters'
import type { MatterViewer } from '#app/matters/models/matter'
import { listStages } from './list_stages.js'
import { usedCourts } from './list_courts.js'
import { usedTags } from '#app/matters/queries/list_tags'

/** What the list can be narrowed by, besides people: courts, stages and tags in use, fields of templates; and the client that it is narrowed by. */
export async function filterChoices(viewer: MatterViewer, { client }: MatterFilters) {
  const workspace = { id: viewer.workspaceId ?? 0 }
  const found = client > 0 ? await Client.in(workspace).where('id', client).select('id', 'name').first() : null
  return {
    courts: await usedCourts(viewer),
    stages: await listStages(viewer),
    tags: await usedTags(viewer),
    fields: (await knownFields(workspace.id)).map(({ key, label }) => ({ key, label })),
    client: found && { id: found.id, name: found.name },
  }
}
