import { clientTabs } from '#app/clients/client_parts'
import { countMattersOf, mattersOfClient } from '#app/matters/queries/matters_of_client'
import { isoOf, matterRows } from '#app/matters/queries/matter_rows'
import { viewerOf } from '#app/workspaces/viewer'

const MOST = 100

/** The matters of a client that the reader sees, last touched first; with those that are put away. */
clientTabs.add({
  key: 'client_matters',
  order: 20,
  permission: 'expedientes:leer',
  async load(client, identity) {
    const query = mattersOfClient(viewerOf(identity), client.id).select('matters.archived')
    const rows = await matterRows<{ archived: number }>(
      query.orderBy('matters.updated_at', 'desc').orderBy('matters.id', 'desc').limit(MOST)
    )
    const matters = rows.map(({ id, reference, title, materia, status, archived, updated_at, responsible_name }) => {
      const shown = { id, reference, title, materia, status, responsible: responsible_name }
      return { ...shown, archived: Boolean(Number(archived)), updatedAt: isoOf(updated_at) }
    })
    return { matters, mayAdd: identity.may('expedientes:crear') }
  },
  count: async ({ id }, identity) => (await countMattersOf(viewerOf(identity), [id])).get(id) ?? 0,
})
