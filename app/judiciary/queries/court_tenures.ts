import db from '@adonisjs/lucid/services/db'
import { BENCHES, LAST_DAY_OF_OLD_BENCH, NEW_BENCH, shared, spanOf, type Bench, type Span } from '#app/judiciary/bench'
import { wilson, type Rate } from '#app/core/figures/wilson'

/** How often an outcome came, with its share where enough rulings allow one. */
export interface OutcomeFigure {
  outcome: string
  count: number
  rate: Rate | null
}

/** A time of a judge in a court that no change of bench cuts, with what was decided in it. */
export interface TenureFigures extends Span {
  /** `12-since`: what the address calls it. */
  key: string
  judgeId: number
  judge: string
  role: string
  /** From the catalogue, or from the first to the last ruling. */
  isCatalogued: boolean
  bench: Bench
  /** Rulings of this judge in this time. */
  rulings: number
  outcomes: OutcomeFigure[]
}

interface Row {
  id: number
  judge_id: number
  name: string
  role: string
  origin: string
  starts_on: string | null
  ends_on: string | null
}

interface Count {
  tenure: number
  bench: Bench
  sentido: string | null
  total: number | string
}

/** The times of judges in a court, newest first, cut where the bench changed on 15 September 2025; each with the outcomes of its own rulings only. */
export async function courtTenures(courtId: number): Promise<TenureFigures[]> {
  const rows: Row[] = await db
    .from('judge_tenures as t')
    .join('judges as j', 'j.id', 't.judge_id')
    .where('t.court_id', courtId)
    .select('t.id', 't.judge_id', 'j.name', 't.role', 't.origin', 't.starts_on', 't.ends_on')
  const counts = await countsOf(courtId)
  const tenures = rows.flatMap((row) => BENCHES.flatMap((bench) => figuresOf(row, bench, counts) ?? []))
  const day = ({ from }: Span) => from ?? ''
  return tenures.sort((one, other) => day(other).localeCompare(day(one)) || one.judge.localeCompare(other.judge, 'es'))
}

/** MySQL takes two expressions for one only when they are written alike, so the day is no parameter. */
const BENCH_OF = `CASE WHEN r.decided_on < '${NEW_BENCH}' THEN 'before' ELSE 'since' END`

/** One query for all of them: rulings by the time in which they were decided, by bench and by outcome. */
async function countsOf(courtId: number): Promise<Count[]> {
  return db
    .from('judge_tenures as t')
    .join('ruling_judges as j', 'j.judge_id', 't.judge_id')
    .join('judicial_rulings as r', (join) => join.on('r.document_id', 'j.document_id').on('r.court_id', 't.court_id'))
    .where({ 't.court_id': courtId, 'r.counted': 1 })
    .whereRaw('r.decided_on >= COALESCE(t.starts_on, ?) AND r.decided_on <= COALESCE(t.ends_on, ?)', ['0000', '9999'])
    .groupByRaw(`t.id, ${BENCH_OF}, r.sentido`)
    .select('t.id as tenure', 'r.sentido')
    .select(db.raw(`${BENCH_OF} as bench`))
    .count('* as total')
}

function figuresOf(row: Row, bench: Bench, counts: Count[]): TenureFigures | null {
  const span = shared({ from: row.starts_on, until: row.ends_on }, spanOf(bench))
  const own = counts.filter(({ tenure, bench: other }) => Number(tenure) === Number(row.id) && other === bench)
  const rulings = own.reduce((all, { total }) => all + Number(total), 0)
  // a time without known days is shown only where something was decided in it
  if (!span || (row.starts_on === null && row.ends_on === null && rulings === 0 && bench === 'before')) return null
  return {
    ...boundsOf(span, bench, row),
    key: `${row.id}-${bench}`,
    judgeId: Number(row.judge_id),
    judge: row.name,
    role: row.role,
    isCatalogued: row.origin === 'catalogue',
    bench,
    rulings,
    outcomes: outcomesOf(own, rulings),
  }
}

/** An open end stays open only on the side of its own bench. */
function boundsOf(span: Span, bench: Bench, row: Row): Span {
  if (bench === 'before') return { from: span.from, until: row.ends_on === null ? LAST_DAY_OF_OLD_BENCH : span.until }
  return { from: row.starts_on === null ? NEW_BENCH : span.from, until: span.until }
}

/** Rulings whose outcome is not told count among all, so that no share is made greater than it is. */
export function outcomesOf(
  counts: { sentido: string | null; total: number | string }[],
  rulings: number
): OutcomeFigure[] {
  return counts
    .flatMap(({ sentido, total }) => (sentido ? [{ outcome: sentido, count: Number(total) }] : []))
    .sort((one, other) => other.count - one.count || one.outcome.localeCompare(other.outcome, 'es'))
    .map((one) => ({ ...one, rate: wilson(one.count, rulings) }))
}
