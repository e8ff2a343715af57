import User from '#app/accounts/models/user'
import { foldedColumn } from '#app/core/database/folded_column'
import { STAGE_ORDER } from '#app/matters/domain/stages'
import type { SortKey } from '#app/matters/domain/matter_filters'

/** By what a list of matters is ordered: SQL expressions, and whether matters may have nothing there, which then come last. */
type Order = { by: string[]; mayBeEmpty?: boolean }

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The place of a stage among those that matters go through; behind them those that firms wrote themselves. */
const stageRank = () => {
  const ranks = STAGE_ORDER.map((stage, index) => `when ${quoted(stage)} then ${index}`)
  return `case matters.stage ${ranks.join(' ')} else ${STAGE_ORDER.length} end`
}

const responsibleName = User.foldedNameOf('matters.responsible_id')

const ORDER: Record<SortKey, Order> = {
  number: { by: ['matters.number'] },
  title: { by: ['matters.title_folded'] },
  client: { by: ['matters.client_folded'] },
  court: { by: ['matters.court is null', foldedColumn('matters.court')], mayBeEmpty: true },
  stage: { by: ['matters.stage is null', stageRank(), 'matters.stage'], mayBeEmpty: true },
  responsible: { by: ['matters.responsible_id is null', responsibleName], mayBeEmpty: true },
  next: { by: ['matters.next_on is null', 'matters.next_on'], mayBeEmpty: true },
  updated: { by: ['matters.updated_at'] },
}

/** The expressions of an order with their directions; what has nothing there comes last in both. */
export function orderBy(sort: SortKey, direction: 'asc' | 'desc'): string[] {
  const { by, mayBeEmpty } = ORDER[sort]
  return by.map((expression, index) => (mayBeEmpty && index === 0 ? expression : `${expression} ${direction}`))
}
