import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { route } from '#app/core/addresses'
import type { Span } from '#app/judiciary/bench'
import type { CourtView } from '#app/judiciary/court_view'
import { joinOn } from '#app/core/models/join_on'
import LegalDocument from '#app/research/models/legal_document'

export const RULINGS_PER_PAGE = 10

/** Which rulings of a court are meant: those of a span, of one judge or of all. */
export interface Scope extends Span {
  courtId: number
  judgeId: number | null
  /** Rulings whose day is not known belong to no bench: they are counted apart. */
}

type Query = DatabaseQueryBuilderContract<Record<string, string | number>>
type Narrowing = Pick<CourtView, 'outcome' | 'materia' | 'year'>

/** One count of a figure: a value and how many rulings have it. */
export interface Counted {
  value: string
  count: number
}

/** A line of the list of rulings. */
export interface RulingLine {
  title: string
  address: string
  decidedOn: string | null
  outcome: string | null
  materia: string | null
  proceeding: string | null
  isCase: boolean
}

/** Counts by year, outcome and subject, all within one scope, and how many there are. */
export async function courtFigures(scope: Scope) {
  const year = 'SUBSTR(r.decided_on, 1, 4)'
  const [years, outcomes, subjects] = await Promise.all([
    counted(scope, year, 'value'),
    counted(scope, 'r.sentido', 'total'),
    counted(scope, 'r.materia', 'total'),
  ])
  const total = years.reduce((all, { count }) => all + count, 0)
  return { total, years, outcomes, subjects }
}

/** One page of the rulings of a scope, newest first, narrowed by what a figure counts. */
export async function courtRulings(scope: Scope, view: Narrowing & Pick<CourtView, 'page'>) {
  const row = await narrow(rulingsIn(scope), view).count('* as total').first()
  const total = Number(row?.total ?? 0)
  const page = Math.min(view.page, Math.max(1, Math.ceil(total / RULINGS_PER_PAGE)))
  const rows = await narrow(rulingsIn(scope), view)
    .join(...joinOn(LegalDocument, 'r.document_id', 'd'))
    .orderBy('r.decided_on', 'desc')
    .orderBy('r.document_id', 'desc')
    .limit(RULINGS_PER_PAGE)
    .offset((page - 1) * RULINGS_PER_PAGE)
    .select('d.title', 'd.source', 'd.slug', 'r.decided_on', 'r.sentido', 'r.materia', 'r.proceeding', 'r.is_case')
  return { rulings: rows.map(lineOf), paging: { total, page, perPage: RULINGS_PER_PAGE } }
}

/** Rulings whose day nobody told: they are of no bench. */
export async function undatedRulings(courtId: number): Promise<number> {
  const row = await db
    .from('judicial_rulings')
    .where({ court_id: courtId, counted: 1 })
    .whereNull('decided_on')
    .count('* as total')
    .first()
  return Number(row?.total ?? 0)
}

/** A row of the list, as the page shows it. */
export function lineOf(row: Record<string, string | number | null>): RulingLine {
  return {
    title: String(row.title),
    address: route('research.analyses.show', { source: String(row.source), slug: String(row.slug) }),
    decidedOn: row.decided_on as string | null,
    outcome: row.sentido as string | null,
    materia: row.materia as string | null,
    proceeding: row.proceeding as string | null,
    isCase: Boolean(row.is_case),
  }
}

function rulingsIn({ courtId, judgeId, from, until }: Scope): Query {
  const query: Query = db
    .from('judicial_rulings as r')
    .where({ 'r.court_id': courtId, 'r.counted': 1 })
    .whereNotNull('r.decided_on')
  if (from !== null) query.where('r.decided_on', '>=', from)
  if (until !== null) query.where('r.decided_on', '<=', until)
  if (judgeId !== null)
    query.whereExists((exists) =>
      exists.from('ruling_judges as j').whereColumn('j.document_id', 'r.document_id').where('j.judge_id', judgeId)
    )
  return query
}

function narrow(query: Query, { outcome, materia, year }: Narrowing): Query {
  if (outcome) query.where('r.sentido', outcome)
  if (materia) query.where('r.materia', materia)
  if (year) query.whereBetween('r.decided_on', [`${year}-01-01`, `${year}-12-31`])
  return query
}

async function counted(scope: Scope, column: string, order: 'value' | 'total'): Promise<Counted[]> {
  const rows = await rulingsIn(scope)
    .whereRaw(`${column} IS NOT NULL`)
    .groupByRaw(column)
    .select(db.raw(`${column} as value`))
    .count('* as total')
  const all = rows.map(({ value, total }) => ({ value: String(value), count: Number(total) }))
  return all.sort((one, other) =>
    order === 'value'
      ? one.value.localeCompare(other.value)
      : other.count - one.count || one.value.localeCompare(other.value, 'es')
  )
}
