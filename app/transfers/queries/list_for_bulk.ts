import type { MatterFilters } from '#app/matters/domain/matter_filters'
import type { MatterViewer } from '#app/matters/models/matter'
import { matterRows } from '#app/matters/queries/lists/matter_rows'
import { countSelected, selectedMatters } from '#app/transfers/bulk/selected'

const PER_PAGE = 25

/** The parts of a filter that the page of bulk work knows, as its address has them. */
function filterOf({ q, status, materia, responsible, stage, tag, archived }: MatterFilters): Record<string, string> {
  return {
    q,
    status: status[0] ?? '',
    materia: materia[0] ?? '',
    responsible: String(responsible[0] ?? ''),
    stage: stage[0] ?? '',
    archived: archived ? 'yes' : '',
    tag,
  }
}

/** One page of the matters that a filter leaves: the same that a change or a file of all of them takes. */
export async function listForBulk(viewer: MatterViewer, filters: MatterFilters) {
  const selection = { filter: filterOf(filters) }
  const selecting = {
    subject: 'matters' as const,
    viewer: { userId: viewer.userId, workspaceId: viewer.workspaceId! },
    selection,
  }
  const total = await countSelected(selecting)
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / PER_PAGE)))
  const selected = await selectedMatters(selecting)
  const query = selected.query.orderBy('matters.updated_at', 'desc').orderBy('matters.id', 'desc')
  const rows = await matterRows(query.limit(PER_PAGE).offset((page - 1) * PER_PAGE))
  return { rows, paging: { total, page, perPage: PER_PAGE } }
}
