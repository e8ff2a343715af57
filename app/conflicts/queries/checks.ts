import ConflictCheck from '#app/conflicts/models/conflict_check'
import ConflictRelation from '#app/conflicts/models/conflict_relation'
import type { Decision } from '#app/conflicts/match'
import type { Tenant } from '#app/core/tenancy/tenanted'
import type { MatterViewer } from '#app/matters/models/matter'

export const ROWS_PER_PAGE = 25

/** What of the checks is shown, as the address says it. */
export interface CheckFilters {
  /** Without one, those of all decisions. */
  decision?: 'pending' | Decision
  page: number
}

/** One page of the checks that somebody may know of, of one decision or of all, the last first, and how many there are. A page past the end is the last one. */
export async function listChecks(viewer: MatterViewer, { decision, page }: CheckFilters) {
  const query = ConflictCheck.seenBy(viewer).preload('checkedBy').preload('decidedBy').orderBy('id', 'desc')
  if (decision) query.where('conflict_checks.decision', decision)
  const rows = await query.paginate(page, ROWS_PER_PAGE)
  if (page > rows.lastPage) return listChecks(viewer, { decision, page: rows.lastPage })
  return { rows: rows.all(), paging: { total: rows.total, page, perPage: ROWS_PER_PAGE } }
}

/** The check with a folio, if somebody may know of it. */
export async function checkOfFolio(viewer: MatterViewer, folio: string): Promise<ConflictCheck | null> {
  const [, number] = /^CC-(\d{1,9})$/i.exec(folio.trim()) ?? []
  return number ? ConflictCheck.seenBy(viewer).where('number', Number(number)).first() : null
}

/** Relations of a firm, the last first. */
export async function listRelations(workspace: Tenant, page: number) {
  const rows = await ConflictRelation.in(workspace).orderBy('id', 'desc').paginate(page, ROWS_PER_PAGE)
  return { rows: rows.all(), paging: { total: rows.total, page, perPage: ROWS_PER_PAGE } }
}
