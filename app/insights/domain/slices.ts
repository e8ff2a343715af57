import type { Currency } from '#app/core/money'
import type { Materia, Status } from '#app/matters/domain/materias'
import type { FeeModel } from '#app/fees/models/fee_agreement'
import type { Span } from './periods.js'
import type { LoadWeek } from './weeks.js'

/** How late what is owed is, in days after its due date. */
export const AGE_BUCKETS = ['not_due', 'days_30', 'days_60', 'days_90', 'older'] as const
export type AgeBucket = (typeof AGE_BUCKETS)[number]

/** Last day of each bucket after the due date; what is older has none. */
export const BUCKET_DAYS: Record<AgeBucket, readonly [from: number, to: number]> = {
  not_due: [-Infinity, 0],
  days_30: [1, 30],
  days_60: [31, 60],
  days_90: [61, 90],
  older: [91, Infinity],
}

/** Of which rows a number is: those of a span, narrowed. */
export interface Slice extends Span {
  /** The day of the firm: what is late is late on it. */
  today: string
  /** Zone of the firm: instants are days by its clock. */
  zone: string
  currency: Currency
  /** The person who answers for the matter; 0 for nobody, null for all. */
  person: number | null
  status: Status | null
  /** `none`: of no matter. */
  materia: Materia | 'none' | null
  bucket: AgeBucket | null
  /** Of fees: how the matter is charged, and for whom. */
  model: FeeModel | null
  client: number | null
  /** Of work to be done: when it is due. */
  week: LoadWeek | null
}

/** All of a span, by the clock of a firm; nothing is narrowed. */
export const wholeSlice = ({ timeZone: zone }: { timeZone: string }, span: Span, today: string): Slice => ({
  ...{ ...span, today, zone, currency: 'MXN' },
  ...{ person: null, status: null, materia: null, bucket: null, model: null, client: null, week: null },
})
