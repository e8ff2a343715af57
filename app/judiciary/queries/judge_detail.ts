import db from '@adonisjs/lucid/services/db'
import { joinOn } from '#app/core/models/join_on'
import Court from '#app/courts/models/court'
import Judge from '#app/judiciary/models/judge'
import { lineOf } from './court_rulings.js'
import LegalDocument from '#app/research/models/legal_document'

const LATEST = 10

/** A judge with where and when they sat, and their latest rulings; null when there is none of this number. */
export async function judgeDetail(id: number) {
  const judge = await Judge.find(id)
  if (!judge) return null
  const [tenures, rulings, counted] = await Promise.all([tenuresOf(id), latestOf(id), totalOf(id)])
  return { id: judge.id, name: judge.name, tenures, rulings, total: counted }
}

async function tenuresOf(judgeId: number) {
  const rows = await db
    .from('judge_tenures as t')
    .join(...joinOn(Court, 't.court_id', 'c'))
    .where('t.judge_id', judgeId)
    .orderByRaw("COALESCE(t.starts_on, '') DESC")
    .orderBy('t.id', 'desc')
    .select('t.id', 't.role', 't.origin', 't.starts_on', 't.ends_on', 't.court_id', 'c.name')
  return rows.map((row) => ({
    id: Number(row.id),
    courtId: Number(row.court_id),
    court: String(row.name),
    role: String(row.role),
    from: row.starts_on as string | null,
    until: row.ends_on as string | null,
    isCatalogued: row.origin === 'catalogue',
  }))
}

const own = (judgeId: number) =>
  db
    .from('ruling_judges as j')
    .join('judicial_rulings as r', 'r.document_id', 'j.document_id')
    .where({ 'j.judge_id': judgeId, 'r.counted': 1 })

async function latestOf(judgeId: number) {
  const rows = await own(judgeId)
    .join(...joinOn(LegalDocument, 'r.document_id', 'd'))
    .orderBy('r.decided_on', 'desc')
    .orderBy('r.document_id', 'desc')
    .limit(LATEST)
    .select('d.title', 'd.source', 'd.slug', 'r.decided_on', 'r.sentido', 'r.materia', 'r.proceeding', 'r.is_case')
  return rows.map(lineOf)
}

async function totalOf(judgeId: number): Promise<number> {
  const row = await own(judgeId).count('* as total').first()
  return Number(row?.total ?? 0)
}
