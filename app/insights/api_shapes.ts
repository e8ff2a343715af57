import vine from '@vinejs/vine'
import { CURRENCIES } from '#app/core/money'
import { strictId } from '#app/core/validators/fields'
import { FIGURE_KEYS, FIGURE_ROWS, FIGURE_UNITS } from './domain/figures.js'
import { REPORT_FIELD_TYPES, REPORT_SUBJECTS } from './domain/report_fields.js'
import { REPORT_RHYTHMS } from './domain/report_times.js'
import { AGE_BUCKETS } from './domain/slices.js'
import { LOAD_WEEKS } from './domain/weeks.js'

const words = () => vine.string().nullable()
const truth = () => vine.boolean({ strict: true })
const whole = () => vine.number({ strict: true }).withoutDecimals()
const measure = () => vine.number({ strict: true })
const moment = () => vine.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const currency = () => vine.enum(CURRENCIES)
const span = () => ({ from: vine.string(), to: vine.string() })
const paging = () => vine.object({ page: vine.number(), perPage: vine.number(), total: vine.number() })
const list = <T extends Parameters<typeof vine.object>[0]>(fields: T) => vine.array(vine.object(fields))

const figures = () =>
  list({
    key: vine.enum(FIGURE_KEYS),
    unit: vine.enum(FIGURE_UNITS),
    value: measure().nullable(),
    n: whole(),
    previous: measure().nullable(),
    interval: vine.object({ low: whole(), high: whole() }).nullable(),
  })
const parts = () => list({ key: words(), name: words(), count: whole() })
const fees = () =>
  list({
    ...{ key: words(), name: words(), total: whole(), n: whole(), received: whole(), writtenOff: whole() },
    ...{ expenses: whole(), minutes: whole() },
  })
const deadlines = () => list({ name: vine.string(), count: whole() })
/** Of whom it is not told how their deadlines ended (`shownOutcomes`), `ended` and `share` are null. */
const people = () =>
  list({
    ...{ id: strictId(), name: words(), n: whole(), share: whole().nullable() },
    ended: deadlines().nullable(),
  })
const weeks = () => list({ week: vine.enum(LOAD_WEEKS), activities: whole(), deadlines: whole() })

export const statisticsShape = vine.create({
  span: vine.object(span()),
  compared: vine.object(span()).nullable(),
  today: vine.string(),
  matters: vine.object({
    ...{ figures: figures(), byStatus: parts(), byMateria: parts(), byPerson: parts(), stalled: parts() },
  }),
  money: list({
    currency: currency(),
    figures: figures(),
    realisation: vine.object({ n: whole(), unrated: whole(), worth: whole(), charged: whole() }),
    ageing: list({ bucket: vine.enum(AGE_BUCKETS), total: whole(), n: whole() }),
    months: list({ month: vine.string(), billed: whole(), collected: whole() }),
    fees: vine.object({ byMateria: fees(), byModel: fees(), byClient: fees() }),
    forecast: list({ days: whole(), expected: whole(), low: whole(), high: whole() }).nullable(),
  }),
  work: vine.object({
    figures: figures(),
    deadlines: deadlines(),
    people: people(),
    /** Without an id and a name: what waits for nobody. */
    load: list({
      ...{ id: strictId().nullable(), name: words(), matters: whole(), activities: whole(), deadlines: whole() },
      weeks: weeks(),
    }),
  }),
})

export const rowsShape = vine.create({
  figure: vine.enum(FIGURE_KEYS),
  kind: vine.enum([...new Set(Object.values(FIGURE_ROWS))]),
  amount: whole().nullable(),
  whole: whole().nullable(),
  items: list({
    id: strictId(),
    reference: words(),
    title: words(),
    on: words(),
    due: words(),
    detail: words(),
    name: words(),
    charge: words(),
    amount: whole().nullable(),
    whole: whole().nullable(),
    days: whole().nullable(),
  }),
  paging: paging(),
})

export const reportsShape = vine.create({
  items: list({
    id: strictId(),
    title: vine.string(),
    subject: vine.enum(REPORT_SUBJECTS),
    author: words(),
    isOwn: truth(),
    rhythm: vine.enum(REPORT_RHYTHMS).nullable(),
    nextAt: moment().nullable(),
  }),
  paging: paging(),
})

const cell = () => vine.unionOfTypes([vine.number({ strict: true }), vine.string()]).nullable()
const sums = () => ({ currency: currency(), n: whole(), sums: vine.array(whole().nullable()) })
const column = () => ({ key: vine.string(), type: vine.enum(REPORT_FIELD_TYPES) })

export const reportShape = vine.create({
  id: strictId(),
  title: vine.string(),
  subject: vine.enum(REPORT_SUBJECTS),
  columns: list(column()),
  gone: vine.array(vine.string()),
  group: vine.object(column()).nullable(),
  items: list({ id: strictId(), currency: currency(), cells: vine.array(cell()) }),
  totals: list(sums()),
  groups: list({ ...sums(), value: cell() }),
  /** The smallest groups are not told. */
  hasMoreGroups: truth(),
  paging: paging(),
})

/** `done` counts rows; `file` is there once the state is `done`, until it is thrown away. */
export const reportFileShape = vine.create({
  id: strictId(),
  state: vine.enum(['queued', 'running', 'done', 'failed', 'canceled'] as const),
  done: whole(),
  file: vine.object({ name: vine.string(), bytes: whole(), expiresAt: moment() }).nullable(),
})
