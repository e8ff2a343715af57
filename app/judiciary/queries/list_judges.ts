import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { searchWords, whereContains } from '#app/core/database/folded_search'
import { joinOn } from '#app/core/models/join_on'
import Court from '#app/courts/models/court'
import type { JudgeFilters } from '#app/judiciary/judge_filters'
import Judge from '#app/judiciary/models/judge'

export const JUDGES_PER_PAGE = 25
const MAX_WORDS = 8

/** A line of the list. */
export interface JudgeLine {
  id: number
  name: string
  /** Where they sat last; null when nothing tells. */
  court: string | null
  courts: number
  rulings: number
}

/** One page of the judges whose name has every word, by name, and how many there are. */
export async function listJudges(filters: JudgeFilters) {
  const { total } = await narrowed(filters).count('* as total').pojo<{ total: number | string }>().firstOrFail()
  const page = Math.min(filters.page, Math.max(1, Math.ceil(Number(total) / JUDGES_PER_PAGE)))
  const judges = await narrowed(filters)
    .orderBy('name_folded')
    .limit(JUDGES_PER_PAGE)
    .offset((page - 1) * JUDGES_PER_PAGE)
  const ids = judges.map(({ id }) => id)
  const [seats, rulings] = await Promise.all([seatsOf(ids), rulingsOf(ids)])
  const lines = judges.map(({ id, name }): JudgeLine => {
    const own = seats.get(id) ?? []
    return {
      id,
      name,
      court: own[0]?.name ?? null,
      courts: new Set(own.map(({ court }) => court)).size,
      rulings: rulings.get(id) ?? 0,
    }
  })
  return { lines, paging: { total: Number(total), page, perPage: JUDGES_PER_PAGE } }
}

function narrowed({ q }: JudgeFilters): ModelQueryBuilderContract<typeof Judge> {
  const query = Judge.query()
  for (const word of searchWords(q, MAX_WORDS)) whereContains(query, 'judges.name_folded', word)
  return query
}

/** Courts of these judges, the latest first. */
async function seatsOf(ids: number[]): Promise<Map<number, { court: number; name: string }[]>> {
  const rows = await db
    .from('judge_tenures as t')
    .join(...joinOn(Court, 't.court_id', 'c'))
    .whereIn('t.judge_id', ids)
    .orderByRaw('CASE WHEN t.ends_on IS NULL THEN 0 ELSE 1 END')
    .orderBy('t.ends_on', 'desc')
    .orderBy('t.id', 'desc')
    .select('t.judge_id', 't.court_id', 'c.name')
  const seats = new Map<number, { court: number; name: string }[]>()
  for (const { judge_id: id, court_id: court, name } of rows)
    seats.set(Number(id), [...(seats.get(Number(id)) ?? []), { court: Number(court), name }])
  return seats
}

async function rulingsOf(ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .from('ruling_judges as j')
    .join('judicial_rulings as r', 'r.document_id', 'j.document_id')
    .whereIn('j.judge_id', ids)
    .where('r.counted', 1)
    .groupBy('j.judge_id')
    .select('j.judge_id')
    .count('* as total')
  return new Map(rows.map(({ judge_id: id, total }) => [Number(id), Number(total)]))
}
