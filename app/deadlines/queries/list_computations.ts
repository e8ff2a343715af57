import type { Tenant } from '#app/core/tenancy/tenanted'
import TermComputation from '#app/deadlines/models/term_computation'

export const ROWS_PER_PAGE = 25

/** One page of the computed terms of a firm, the last first, without their sheets. A page past the end is the last one. */
export async function listComputations(workspace: Tenant, page: number) {
  const rows = await TermComputation.in(workspace)
    .select('id', 'workspace_id', 'number', 'title', 'notified_on', 'notification', 'term', 'takes_effect', 'last_day')
    .select('computed_by_id', 'confirmed_by_id', 'confirmed_at', 'created_at')
    .preload('computedBy')
    .preload('confirmedBy')
    .orderBy('id', 'desc')
    .paginate(page, ROWS_PER_PAGE)
  if (page > rows.lastPage) return listComputations(workspace, rows.lastPage)
  return { rows: rows.all(), paging: { total: rows.total, page, perPage: ROWS_PER_PAGE } }
}
