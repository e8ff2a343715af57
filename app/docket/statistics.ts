import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { route } from '#app/core/addresses'
import { partsOf } from '#app/core/contributions/define_module'
import { statistics, type Figures, type FiguresOf, type StatisticSource } from '#app/core/contributions/statistics'
import { addDays, firstOfNextMonth } from '#app/deadlines/domain/days'
import { DEADLINE_ENDINGS, endingOf, type DeadlineEnding } from '#app/docket/domain/endings'
import { signedKindOf } from '#app/docket/domain/kinds'
import type MatterDeadline from '#app/docket/models/matter_deadline'
import { endedDeadlines } from '#app/docket/queries/ended_deadlines'

interface Row {
  responsible_id: number | null
  source: MatterDeadline['source']
  term: string | null
  month: string
  status: string
  total: number
}

type Narrowed = { person?: number; kind?: string; from: string; to: string }

const figuresOf = (rows: Row[], query: Narrowed): Figures<DeadlineEnding> => {
  const figure = (state: DeadlineEnding) => ({
    count: rows.reduce((sum, row) => sum + (endingOf(row.status) === state ? Number(row.total) : 0), 0),
    href: route('law_firm.deadlines.index', {}, { state, ...query }),
  })
  return { met: figure('met'), missed: figure('missed'), overdue: figure('overdue') }
}

/** The rows in parts, by key. */
const inParts = (rows: Row[], keyOf: (row: Row) => string) =>
  [...Map.groupBy(rows, keyOf)].sort(([one], [other]) => one.localeCompare(other))

const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

/** How the deadlines whose last day lies in a span ended, by person, kind and month: two queries. */
const keptOnTime: StatisticSource<DeadlineEnding> = {
  key: 'deadlines',
  names: DEADLINE_ENDINGS,
  async load(viewer, { firstDay, lastDay, personId }) {
    const query = endedDeadlines(viewer, { firstDay, lastDay, personId })
    const month = 'SUBSTR(matter_deadlines.last_day, 1, 7)'
    const columns = ['responsible_id', 'source', 'term', 'status'].map((name) => `matter_deadlines.${name}`)
    const rows = (await query
      .select(columns)
      .groupBy(columns)
      .groupByRaw(month)
      .select(db.raw(`${month} AS month`))
      .count('* as total')
      .pojo<Row>()) as Row[]
    const ids = rows.flatMap(({ responsible_id: id }) => (id === null ? [] : Number(id)))
    const people = await User.query()
      .whereIn('id', [...new Set(ids)])
      .select('id', 'name')
    const named = new Map(people.map(({ id, name }) => [id, name]))
    const span = { from: firstDay, to: lastDay, ...(personId !== null && { person: personId }) }
    const part = (
      key: string,
      own: Row[],
      more: Partial<Narrowed>,
      label: string | null = null
    ): FiguresOf<DeadlineEnding> => ({
      ...{ key, label, figures: figuresOf(own, { ...span, ...more }) },
    })
    const withKeeper = rows.filter((row) => row.responsible_id !== null)
    return {
      total: figuresOf(rows, span),
      byPerson: inParts(withKeeper, (row) => String(row.responsible_id)).map(([id, own]) =>
        part(id, own, { person: Number(id) }, named.get(Number(id)) ?? null)
      ),
      byKind: inParts(rows, signedKindOf).map(([kind, own]) => part(kind, own, { kind })),
      byMonth: inParts(rows, (row) => row.month).map(([key, own]) => {
        const days = monthOf(key)
        return part(key, own, { from: later(days.from, firstDay), to: earlier(days.to, lastDay) })
      }),
    }
  },
}

/** The first and last day of a month ('2026-03'). */
const monthOf = (month: string) => ({ from: `${month}-01`, to: addDays(firstOfNextMonth(`${month}-01`), -1) })

export const statisticsParts = partsOf(statistics, keptOnTime as StatisticSource)
