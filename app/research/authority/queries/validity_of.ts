import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lightOf, type Evidence, type Light } from '#app/research/authority/validity'
import { noticesIn, type Notice } from '#app/research/authority/notices'
import { conditionOn } from '#app/research/laws/condition'
import { citedDocuments } from '#app/research/queries/cited_documents'
import { reformsAfter, treatmentsOf } from './evidence.js'

interface Row {
  id: number
  document_type: string
  parent_id: number | null
  body: string | null
  metadata: string
  facets: string
  in_force_from: string | null
  in_force_until: string | null
  withdrawn_at: unknown
}

/** The validity lights of documents on a day (ISO date), by id. A constant number of queries. */
export async function validityOf(
  documentIds: number[],
  { on, trx }: { on: string; trx?: TransactionClientContract }
): Promise<Map<number, Light>> {
  if (documentIds.length === 0) return new Map()
  const rows = await documentsOf(documentIds, trx)
  const notices = new Map(rows.map((row) => [Number(row.id), noticesOf(row)]))
  const keys = [...notices.values()].flat().flatMap(({ replacedBy }) => replacedBy)
  const [replacing, stances, reforms] = [
    await citedDocuments(
      [...new Set(keys)].map((key) => ({ keys: [key] })),
      null,
      trx
    ),
    await treatmentsOf(documentIds, trx),
    await reformsAfter(documentIds, trx),
  ]
  return new Map(
    rows.map((row) => {
      const id = Number(row.id)
      const noted = (notices.get(id) ?? []).map((notice) => ofNotice(notice, replacing))
      return [id, lightOf([...noted, ...(stances.get(id) ?? []), ...(reforms.get(id) ?? []), ...ofRegister(row, on)])]
    })
  )
}

/** Texts of theses alone are read: notes stand under no other documents. */
function documentsOf(ids: number[], trx?: TransactionClientContract): Promise<Row[]> {
  return (trx ?? db)
    .from('legal_documents')
    .whereIn('id', ids)
    .select('id', 'document_type', 'parent_id', 'metadata', 'facets', 'in_force_from', 'in_force_until', 'withdrawn_at')
    .select(db.raw("CASE WHEN document_type = 'tesis' THEN body END as body"))
}

function noticesOf({ body, metadata }: Row): Notice[] {
  if (body === null) return []
  const facts = JSON.parse(metadata) as { key: string; value: string }[]
  const notes = facts.filter(({ key }) => key === 'publicationNote' || key === 'annexes').map(({ value }) => value)
  return noticesIn([...body.split('\n'), ...notes.flatMap((note) => note.split('\n'))])
}

function ofNotice(
  { status, text, replacedBy }: Notice,
  replacing: Awaited<ReturnType<typeof citedDocuments>>
): Evidence {
  const document = replacedBy.flatMap((key) => replacing.get(key) ?? [])[0] ?? null
  return { status, from: 'note', text, document, on: null }
}

/** What its source says: that it has it no more, or that it is law no more; and what its transitory provision says of when it became law. */
function ofRegister(row: Row, on: string): Evidence[] {
  const say = (status: Evidence['status'], day: string | null): Evidence[] => [
    { status, from: 'register', text: null, document: null, on: day },
  ]
  if (row.withdrawn_at !== null) return say('withdrawn', null)
  const norm = { inForceFrom: row.in_force_from, inForceUntil: row.in_force_until }
  const lists = { facets: JSON.parse(row.facets), metadata: JSON.parse(row.metadata) }
  const { state, from, until, evidence } = conditionOn({ ...norm, ...lists }, on)
  if (state === 'abrogated' || state === 'repealed' || state === 'ended') return say('ended', until)
  if (state !== 'inForce') return []
  return [{ status: 'standing', from: evidence ? 'provision' : 'register', text: evidence, document: null, on: from }]
}
