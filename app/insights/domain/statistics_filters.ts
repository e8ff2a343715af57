import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { CURRENCIES } from '#app/core/money'
import { day, idOrNone, idOrNull, oneOf, page } from '#app/core/validators/query'
import { FEE_MODELS } from '#app/fees/models/fee_agreement'
import { MATERIAS, STATUSES } from '#app/matters/domain/materias'
import { FIGURE_KEYS } from './figures.js'
import { COMPARISONS, daysIn, MAX_DAYS, PERIODS, spanOf, type Span } from './periods.js'
import { AGE_BUCKETS } from './slices.js'
import { LOAD_WEEKS } from './weeks.js'

const chosen = {
  period: oneOf(PERIODS, 'year'),
  from: day(),
  to: day(),
}

/** Of which span the numbers are, and with what they are compared, as the address says it. */
export const statisticsFilters = vine.create({ ...chosen, compare: oneOf(COMPARISONS, 'previous') })
export type StatisticsFilters = Infer<typeof statisticsFilters>

/** Which rows of which number are read. */
export const rowFilters = vine.create({
  ...chosen,
  figure: oneOf(FIGURE_KEYS, 'matters.open'),
  currency: oneOf(CURRENCIES, 'MXN'),
  person: idOrNone(),
  status: oneOf(STATUSES, null),
  materia: oneOf([...MATERIAS, 'none'], null),
  bucket: oneOf(AGE_BUCKETS, null),
  model: oneOf(FEE_MODELS, null),
  client: idOrNull(),
  week: oneOf(LOAD_WEEKS, null),
  page: page(),
})
export type RowFilters = Infer<typeof rowFilters>

/** Why typed days are no span: `insights.problem.<word>`. */
export type SpanProblem = 'no_days' | 'inverted' | 'too_long'

/** The days that are looked at. What was typed and is none is told, and this year is shown. */
export function chosenSpan(
  { period, from, to }: Pick<StatisticsFilters, 'period' | 'from' | 'to'>,
  today: string
): { span: Span; problem: SpanProblem | null } {
  const fallback = spanOf('year', today)
  if (period !== 'custom') return { span: spanOf(period, today), problem: null }
  if (from === null || to === null) return { span: fallback, problem: 'no_days' }
  if (to < from) return { span: fallback, problem: 'inverted' }
  if (daysIn({ from, to }) > MAX_DAYS) return { span: fallback, problem: 'too_long' }
  return { span: { from, to }, problem: null }
}
