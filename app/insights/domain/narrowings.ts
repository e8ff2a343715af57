import type { FigureKey } from './figures.js'
import type { Slice } from './slices.js'

/** By what rows of numbers can be narrowed, besides their span and currency. */
export const NARROWINGS = ['person', 'status', 'materia', 'bucket', 'model', 'client', 'week'] as const
export type Narrowing = (typeof NARROWINGS)[number]

const OF_MATTERS = ['person', 'status', 'materia'] as const
const OF_CHARGES = ['person', 'materia'] as const
const OF_DEBTS = ['person', 'materia', 'bucket'] as const
const OF_FEES = ['materia', 'model', 'client'] as const
const OF_LOAD = ['person', 'week'] as const

/** By what the rows of each number can be narrowed; those of others by nothing. */
const NARROWED: Partial<Record<FigureKey, readonly Narrowing[]>> = {
  'matters.open': OF_MATTERS,
  'matters.opened': OF_MATTERS,
  'matters.stalled': OF_MATTERS,
  'matters.current': OF_MATTERS,
  'money.billed': OF_CHARGES,
  'money.owed': OF_DEBTS,
  'money.overdue': OF_DEBTS,
  'money.collection_rate': OF_CHARGES,
  'money.days_to_pay': OF_CHARGES,
  'money.fees': OF_FEES,
  'money.fees_received': OF_FEES,
  'money.fees_written_off': OF_FEES,
  'money.expenses': OF_FEES,
  'time.recorded': OF_FEES,
  'deadlines.kept_rate': ['person'],
  'load.activities': OF_LOAD,
  'load.deadlines': OF_LOAD,
}

/** What was asked of the rows of a number by which they cannot be narrowed. */
export const uselessNarrowings = (figure: FigureKey, asked: Partial<Pick<Slice, Narrowing>>): Narrowing[] =>
  NARROWINGS.filter((name) => (asked[name] ?? null) !== null && !NARROWED[figure]?.includes(name))
