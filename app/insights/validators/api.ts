import vine from '@vinejs/vine'
import { CURRENCIES } from '#app/core/money'
import { day } from '#app/core/validators/day'
import { FEE_MODELS } from '#app/fees/models/fee_agreement'
import { FIGURE_KEYS } from '#app/insights/domain/figures'
import { COMPARISONS, PERIODS } from '#app/insights/domain/periods'
import { AGE_BUCKETS } from '#app/insights/domain/slices'
import { LOAD_WEEKS } from '#app/insights/domain/weeks'
import { MATERIAS, STATUSES } from '#app/matters/domain/materias'

const page = () => vine.number().withoutDecimals().range([1, 1_000_000]).optional()
const record = (least: number) => vine.number().withoutDecimals().range([least, 999_999_999]).optional()
/** Days that are sent without a period are the span. */
const chosen = () => ({ period: vine.enum(PERIODS).optional(), from: day().optional(), to: day().optional() })

/** Of which span a program wants the numbers, and with what they are compared. */
export const apiStatisticsValidator = vine.create({ ...chosen(), compare: vine.enum(COMPARISONS).optional() })

/** Which rows of which number a program reads; `person` 0 is nobody. */
export const apiRowsValidator = vine.create({
  figure: vine.enum(FIGURE_KEYS),
  ...chosen(),
  currency: vine.enum(CURRENCIES).optional(),
  person: record(0),
  status: vine.enum(STATUSES).optional(),
  materia: vine.enum([...MATERIAS, 'none'] as const).optional(),
  bucket: vine.enum(AGE_BUCKETS).optional(),
  model: vine.enum(FEE_MODELS).optional(),
  client: record(1),
  week: vine.enum(LOAD_WEEKS).optional(),
  page: page(),
})

export const apiPageValidator = vine.create({ page: page() })
/** A PDF is drawn while its reader waits, which programs do not. */
export const apiFileValidator = vine.create({ format: vine.enum(['csv', 'xlsx'] as const) })
