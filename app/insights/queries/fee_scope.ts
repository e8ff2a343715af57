import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Viewer } from '#app/core/contributions/registries'
import { quotient } from '#app/core/database/quotient'
import { joinOn } from '#app/core/models/join_on'
import Charge, { type ChargeQuery } from '#app/billing/models/charge'
import ChargeItem from '#app/billing/models/charge_item'
import FeeAgreement from '#app/fees/models/fee_agreement'
import MatterExpense from '#app/fees/models/matter_expense'
import TimeEntry from '#app/fees/models/time_entry'
import type { Slice } from '#app/insights/domain/slices'
import Matter from '#app/matters/models/matter'
import { billedCharges } from './money_scope.js'

export type ConceptQuery = ModelQueryBuilderContract<typeof ChargeItem>
export type WorkQuery = ModelQueryBuilderContract<typeof TimeEntry>
export type ExpenseQuery = ModelQueryBuilderContract<typeof MatterExpense>

/** SQL of a fee: a concept less its discount, before taxes, in centavos. */
export const FEE = 'charge_items.amount - charge_items.discount'

/** SQL of what of a fee was paid, or written off, by now: the part of its whole charge that was, in millionths that are rounded down, of the fee. */
const partOfCharge = (column: 'paid' | 'written_off') =>
  `coalesce(${quotient(`(${FEE}) * ${quotient(`billed.${column} * 1000000`, 'billed.total')}`, '1000000')}, 0)`
export const FEE_RECEIVED = () => partOfCharge('paid')
export const FEE_WRITTEN_OFF = () => partOfCharge('written_off')

/** The concepts of fees and time of what was charged in a span, with their charge and matter; expenses that are passed on are no fees. */
export function feeConcepts(viewer: Viewer, slice: Slice): ConceptQuery {
  const { materia, model, client } = slice
  const charged = billedCharges(viewer, { ...slice, person: null, materia: null }) as ChargeQuery
  const query = ChargeItem.in({ id: viewer.workspaceId ?? 0 })
    .join(...joinOn(Charge, 'charge_items.charge_id', 'billed'))
    .leftJoin(...joinOn(Matter, 'charge_items.matter_id', 'dossiers'))
    .whereIn('charge_items.kind', ['fee', 'time'])
    .whereIn('charge_items.charge_id', charged.select('charges.id') as never) as ConceptQuery
  if (materia === 'none') query.whereNull('dossiers.materia')
  else if (materia !== null) query.where('dossiers.materia', materia)
  if (client !== null) query.where('billed.client_id', client)
  if (model !== null) query.whereRaw(`${FeeAgreement.modelOf('charge_items')} = ?`, [model])
  return query
}

/** All time that people wrote down in a span, whether it is charged or not, in matters that the viewer sees; that which is charged in one currency, beside whose fees it stands. */
export function recordedTime(viewer: Viewer, slice: Slice): WorkQuery {
  const query = TimeEntry.in({ id: viewer.workspaceId ?? 0 })
    .join(...joinOn(Matter, 'time_entries.matter_id', 'dossiers'))
    .where('time_entries.currency', slice.currency)
    .whereBetween('time_entries.worked_on', [slice.from, slice.to])
  return ofSeenMatter(query, viewer, slice, 'time_entries') as WorkQuery
}

/** What the firm paid in a span for matters that the viewer sees and does not pass on to clients, in one currency. */
export function keptExpenses(viewer: Viewer, slice: Slice): ExpenseQuery {
  const query = MatterExpense.in({ id: viewer.workspaceId ?? 0 })
    .join(...joinOn(Matter, 'matter_expenses.matter_id', 'dossiers'))
    .where({ 'matter_expenses.billable': 0, 'matter_expenses.paid_by': 'firm' })
    .where('matter_expenses.currency', slice.currency)
    .whereBetween('matter_expenses.spent_on', [slice.from, slice.to])
  return ofSeenMatter(query, viewer, slice, 'matter_expenses') as ExpenseQuery
}

function ofSeenMatter(
  query: ModelQueryBuilderContract<LucidModel>,
  viewer: Viewer,
  { materia, model, client }: Slice,
  table: 'time_entries' | 'matter_expenses'
) {
  query.whereNotIn(`${table}.matter_id`, Matter.idsUnseenBy(viewer))
  if (!viewer.may('expedientes:leer') || !viewer.may('facturas:leer')) query.whereRaw('1 = 0')
  if (materia !== null) query.where('dossiers.materia', materia)
  if (client !== null) query.where('dossiers.client_id', client)
  if (model !== null) query.whereRaw(`${FeeAgreement.modelOf(table)} = ?`, [model])
  return query
}
