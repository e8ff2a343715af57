import { partsOf } from '#app/core/contributions/define_module'
import { clientTabs } from '#app/clients/client_parts'
import { pageIn } from '#app/core/validators/query'
import { countMattersOf, mattersOfClient } from '#app/matters/queries/lists/matters_of_client'
import { isoOf, matterRows } from '#app/matters/queries/lists/matter_rows'
import { viewerOf } from '#app/workspaces/viewer'

const MATTERS_PER_PAGE = 50

export const clientMattersTabParts = [
  /** One page of the matters of a client that the reader sees, last touched first; with those that are put away. A page past the end is the last one. */
  partsOf(clientTabs, {
    key: 'client_matters',
    order: 20,
    permission: 'expedientes:leer',
    async load(client, identity, asked) {
      const viewer = viewerOf(identity)
      const total = (await countMattersOf(viewer, [client.id])).get(client.id) ?? 0
      const page = Math.min(pageIn(asked.page), Math.max(1, Math.ceil(total / MATTERS_PER_PAGE)))
      const query = mattersOfClient(viewer, client.id).select('matters.archived')
      const rows = await matterRows<{ archived: number }>(
        query
          .orderBy('matters.updated_at', 'desc')
          .orderBy('matters.id', 'desc')
          .limit(MATTERS_PER_PAGE)
          .offset((page - 1) * MATTERS_PER_PAGE)
      )
      const matters = rows.map(({ id, reference, title, materia, status, archived, updated_at, responsible_name }) => {
        const shown = { id, reference, title, materia, status, responsible: responsible_name }
        return { ...shown, archived: Boolean(Number(archived)), updatedAt: isoOf(updated_at) }
      })
      const paging = { total, page, perPage: MATTERS_PER_PAGE }
      return { matters, paging, mayAdd: identity.may('expedientes:crear') }
    },
    count: async ({ id }, identity) => (await countMattersOf(viewerOf(identity), [id])).get(id) ?? 0,
  }),
]
