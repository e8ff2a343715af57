import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Treatment } from '#app/research/authority/treatment'
import type { Evidence } from '#app/research/authority/validity'
import { sentenceAround } from '#app/research/citations/sentence'

const STATUS_OF: Record<Treatment, Evidence['status']> = {
  interrupts: 'interrupted',
  abandons: 'superseded',
  substitutes: 'substituted',
}
/** Characters of a thesis that are read around what it says of another. */
const AROUND = 400

type Row = Record<'source' | 'slug' | 'title' | 'on', string> & Record<'id' | 'about', number>

/** What later theses say of some documents: that they interrupt, abandon or take the place of them. */
export async function treatmentsOf(ids: number[], trx?: TransactionClientContract): Promise<Map<number, Evidence[]>> {
  const rows: (Row & { stance: Treatment; around: string; place: number; length: number })[] = await (trx ?? db)
    .from('citations as c')
    .join('legal_documents as d', 'd.id', 'c.document_id')
    .whereIn('c.cited_document_id', ids)
    .whereNotNull('c.stance')
    .where('d.document_type', 'tesis')
    .orderBy('d.published_on', 'desc')
    .select('c.cited_document_id as about', 'c.stance', 'c.place', 'd.id', 'd.source', 'd.slug', 'd.title')
    .select('d.published_on as on', db.raw('?? - ?? as length', ['c.end', 'c.start']))
    .select(
      db.raw('substr(??, CASE WHEN ?? > ? THEN ?? - ? ELSE 1 END, ?) as around', [
        'd.body',
        'c.place',
        AROUND,
        'c.place',
        AROUND - 1,
        AROUND * 2,
      ])
    )
  return byDocument(rows, (row) => {
    const start = [...row.around].slice(0, Math.min(Number(row.place), AROUND)).join('').length
    const { before, cited, after } = sentenceAround(row.around, start, start + Number(row.length))
    return { status: STATUS_OF[row.stance], from: 'thesis', text: before + cited + after, ...shownOf(row) }
  })
}

/** Articles that some theses and rulings cite and that were reformed after those were published: as many as there are, the latest first. */
export async function reformsAfter(ids: number[], trx?: TransactionClientContract): Promise<Map<number, Evidence[]>> {
  const rows: Row[] = await (trx ?? db)
    .from('citations as c')
    .join('legal_documents as d', 'd.id', 'c.document_id')
    .join('legal_documents as a', 'a.id', 'c.cited_document_id')
    .leftJoin('legal_documents as w', 'w.id', 'a.parent_id')
    .whereIn('c.document_id', ids)
    .where('c.kind', 'article')
    .whereNull('d.parent_id')
    .whereNotNull('d.published_on')
    .whereColumn('a.version_on', '>', 'd.published_on')
    // an article that reads as on the first day of its law was never reformed
    .where((article) => article.whereNull('w.published_on').orWhereColumn('a.version_on', '>', 'w.published_on'))
    .groupBy('c.document_id', 'a.id', 'a.source', 'a.slug', 'a.title', 'a.version_on')
    .orderBy('a.version_on', 'desc')
    .select('c.document_id as about', 'a.id', 'a.source', 'a.slug', 'a.title', 'a.version_on as on')
  return byDocument(rows, (row) => ({ status: 'reformed', from: 'reform', text: null, ...shownOf(row) }))
}

function byDocument<One extends Row>(rows: One[], evidenceOf: (row: One) => Evidence): Map<number, Evidence[]> {
  const found = new Map<number, Evidence[]>()
  for (const row of rows) found.set(Number(row.about), [...(found.get(Number(row.about)) ?? []), evidenceOf(row)])
  return found
}

const shownOf = ({ id, source, slug, title, on }: Row) => ({ document: { id: Number(id), source, slug, title }, on })
