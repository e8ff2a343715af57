import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Viewer } from '#app/core/contributions/registries'
import { endedDeadlines } from '#app/docket/queries/ended_deadlines'
import type { FigureKey } from '#app/insights/domain/figures'
import type { Slice } from '#app/insights/domain/slices'
import { checksDecided, decidedChecks, filedChecks } from './conflict_figures.js'
import { FEE, FEE_RECEIVED, FEE_WRITTEN_OFF, feeConcepts, keptExpenses, recordedTime } from './fee_scope.js'
import { loadActivities, loadDeadlines } from './load_by_week.js'
import { mattersOf, openedMatters, openMatters, stalledMatters } from './matter_scope.js'
import { billedCharges, owedCharges, receivedPayments, settledCharges } from './money_scope.js'
import { CHARGED, ratedTime, unratedTime, WORTH } from './realisation.js'

export type RowsQuery = ModelQueryBuilderContract<LucidModel>

/** Of which rows a number is made; what of each it adds up, as SQL, and of what that is a part. */
export interface FigureScope {
  rows: (viewer: Viewer, slice: Slice) => unknown
  amount?: () => string
  whole?: () => string
}

const counted = (rows: FigureScope['rows']): FigureScope => ({ rows })
const added = (rows: FigureScope['rows'], amount: string | (() => string)): FigureScope => ({
  rows,
  amount: () => (typeof amount === 'string' ? amount : amount()),
})

function ended(viewer: Viewer, { from, to, person }: Slice) {
  const query = endedDeadlines(viewer, { firstDay: from, lastDay: to, personId: person || null })
  return person === 0 ? query.whereNull('matter_deadlines.responsible_id') : query
}
const overdue = (viewer: Viewer, slice: Slice) => owedCharges(viewer, slice).where('charges.due_on', '<', slice.today)

const SCOPES: Record<FigureKey, FigureScope> = {
  'matters.open': counted(openMatters),
  'matters.opened': counted(openedMatters),
  'matters.stalled': counted(stalledMatters),
  'matters.current': counted(mattersOf),
  'money.billed': added(billedCharges, 'charges.total'),
  'money.collected': added(receivedPayments, 'payments.amount - payments.refunded'),
  'money.owed': added(owedCharges, 'charges.remaining'),
  'money.overdue': added(overdue, 'charges.remaining'),
  'money.collection_rate': { ...added(billedCharges, 'charges.paid'), whole: () => 'charges.total' },
  'money.days_to_pay': counted(settledCharges),
  'money.realisation': { ...added(ratedTime, CHARGED), whole: WORTH },
  'money.unrated': counted(unratedTime),
  'money.fees': added(feeConcepts, FEE),
  'money.fees_received': { ...added(feeConcepts, FEE_RECEIVED), whole: () => FEE },
  'money.fees_written_off': { ...added(feeConcepts, FEE_WRITTEN_OFF), whole: () => FEE },
  'money.expenses': added(keptExpenses, 'matter_expenses.amount'),
  'time.recorded': added(recordedTime, 'time_entries.minutes'),
  'conflicts.filed': counted(filedChecks),
  'conflicts.cleared_share': counted(decidedChecks),
  'conflicts.cleared': counted(checksDecided('clear')),
  'conflicts.waived': counted(checksDecided('waived')),
  'conflicts.declined': counted(checksDecided('declined')),
  'conflicts.pending': counted(checksDecided('pending')),
  'conflicts.days_to_decide': counted(decidedChecks),
  'deadlines.kept_rate': counted(ended),
  'load.activities': counted(loadActivities),
  'load.deadlines': counted(loadDeadlines),
}

/** The scope of a number, and its rows of a slice as a query. */
export function scopeOf(figure: FigureKey, viewer: Viewer, slice: Slice) {
  const { rows, amount, whole } = SCOPES[figure]
  return { rows: () => rows(viewer, slice) as RowsQuery, amount: amount?.() ?? null, whole: whole?.() ?? null }
}
