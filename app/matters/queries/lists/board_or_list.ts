import type { MatterFilters } from '#app/matters/domain/matter_filters'
import type { MatterViewer } from '#app/matters/models/matter'
import { listMatters, ROWS_PER_PAGE } from './list_matters.js'
import { matterColumns } from './matter_columns.js'

/** What the page of the list shows: a page of rows, or the columns of the board, which need no rows. */
export async function boardOrList(viewer: MatterViewer, filters: MatterFilters) {
  if (filters.layout !== 'kanban') return { ...(await listMatters(viewer, filters)), columns: [] }
  const { columns, total } = await matterColumns(viewer, filters)
  return { rows: [], paging: { total, page: 1, perPage: ROWS_PER_PAGE }, columns }
}
