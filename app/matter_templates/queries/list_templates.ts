import type { TemplateScope } from '#app/matter_templates/definition'
import { whereContains } from '#app/core/database/folded_search'
import MatterTemplate, { type TemplateViewer } from '#app/matter_templates/models/matter_template'

export const ROWS_PER_PAGE = 25

/** What is asked of a list of templates. */
export interface TemplateQuery {
  scope: TemplateScope
  q: string
  page: number
  /** Leaves the hidden ones out. */
  shownOnly: boolean
}

/** One page of the templates of a scope by title, and how many there are. A page past the end is empty. */
export async function listTemplates(viewer: TemplateViewer, { scope, q, page, shownOnly }: TemplateQuery) {
  const query = MatterTemplate.reachedBy(viewer).where('scope', scope)
  if (shownOnly) query.where('hidden', 0)
  if (q) whereContains(query, 'title_folded', q)
  const rows = await query.orderBy('title_folded').orderBy('id').paginate(page, ROWS_PER_PAGE)
  return { rows: rows.all(), paging: { total: rows.total, page, perPage: ROWS_PER_PAGE } }
}

/** Most templates that the box of a new matter offers at once; more are found by name. */
const OFFERED = 60

/** What a new matter may choose from: the firm's first, then the person's own, then the catalogue, each by title. */
export async function offeredTemplates(viewer: TemplateViewer, q: string): Promise<MatterTemplate[]> {
  const query = MatterTemplate.reachedBy(viewer).where('hidden', 0)
  if (q) whereContains(query, 'title_folded', q)
  const order = `CASE scope WHEN 'firm' THEN 0 WHEN 'personal' THEN 1 ELSE 2 END`
  return query.orderByRaw(order).orderBy('title_folded').orderBy('id').limit(OFFERED)
}
