import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { sentenceAround, type Sentence } from '#app/research/citations/sentence'
import { knownDate } from '#app/research/reading/known_dates'

/** How many are on a page beside a document. */
export const CITING_ON_A_PAGE = 5

const AROUND = 600

/** A document that cites another one, and the first sentence in which it does. */
export interface CitingRow {
  id: number
  source: string
  slug: string
  title: string
  documentType: string
  /** As far as it is known: a day, a month or a year. */
  publishedOn: string | null
  facets: Record<string, string[]>
  /** How often it cites it. */
  times: number
  sentence: Sentence
}

export interface CitingPage {
  total: number
  page: number
  pages: number
  /** Kinds of document that cite it, the most frequent first, whatever kind was asked for. */
  kinds: { kind: string; count: number }[]
  rows: CitingRow[]
}

/**
 * The documents that cite a document or, of a law, one of its articles; newest first. Three queries. `kind` is one of `kinds`. Articles of the same law are
 * left out for the law itself.
 */
export async function citingDocuments(
  documentId: number,
  { kind = null, page = 1 }: { kind?: string | null; page?: number } = {}
): Promise<CitingPage> {
  const counted = await citing(documentId)
    .groupBy('d.document_type')
    .select('d.document_type as kind')
    .countDistinct('c.document_id as count')
  const kinds = counted
    .map((one) => ({ kind: String(one.kind), count: Number(one.count) }))
    .sort((one, other) => other.count - one.count || one.kind.localeCompare(other.kind))
  const total = kinds.filter((one) => kind === null || one.kind === kind).reduce((all, { count }) => all + count, 0)
  const rows = total > 0 ? await rowsOf(documentId, kind, page) : []
  return { total, page, pages: Math.ceil(total / CITING_ON_A_PAGE), kinds, rows }
}

function citing(documentId: number): DatabaseQueryBuilderContract {
  const parts = db.from('legal_documents').where('parent_id', documentId).select('id')
  return db
    .from('citations as c')
    .join('legal_documents as d', 'd.id', 'c.document_id')
    .where((either) => void either.where('c.cited_document_id', documentId).orWhereIn('c.cited_document_id', parts))
    .whereNull('d.withdrawn_at')
    .where((outside) => void outside.whereNull('d.parent_id').orWhereNot('d.parent_id', documentId))
}

async function rowsOf(documentId: number, kind: string | null, page: number): Promise<CitingRow[]> {
  const list = citing(documentId)
    .groupBy('c.document_id', 'd.published_on')
    .orderByRaw('CASE WHEN d.published_on IS NULL THEN 1 ELSE 0 END')
    .orderBy('d.published_on', 'desc')
    .orderBy('c.document_id', 'desc')
    .limit(CITING_ON_A_PAGE)
    .offset((page - 1) * CITING_ON_A_PAGE)
    .select('c.document_id')
    .min('c.id as first')
    .count('* as times')
  if (kind !== null) void list.where('d.document_type', kind)
  const chosen = await list
  const times = new Map(chosen.map(({ first, times: count }) => [Number(first), Number(count)]))
  const rows = times.size > 0 ? await sentencesOf([...times.keys()]) : []
  const order = [...times.keys()]
  return rows
    .sort((one, other) => order.indexOf(Number(one.citation)) - order.indexOf(Number(other.citation)))
    .map((row) => toRow(row, times.get(Number(row.citation)) ?? 1))
}

type Row = Record<
  'id' | 'source' | 'slug' | 'title' | 'document_type' | 'published_on' | 'kind' | 'metadata' | 'facets' | 'around',
  string
> &
  Record<'citation' | 'place' | 'length', number>

function sentencesOf(citationIds: number[]): Promise<Row[]> {
  return db
    .from('citations as c')
    .join('legal_documents as d', 'd.id', 'c.document_id')
    .whereIn('c.id', citationIds)
    .select('c.id as citation', 'c.place', 'd.id', 'd.source', 'd.slug', 'd.title', 'd.document_type', 'd.published_on')
    .select('d.facets', 'd.kind', 'd.metadata', db.raw('?? - ?? as length', ['c.end', 'c.start']))
    .select(
      db.raw('substr(??, CASE WHEN ?? > ? THEN ?? - ? ELSE 1 END, ?) as around', [
        'd.body',
        'c.place',
        AROUND,
        'c.place',
        AROUND - 1,
        AROUND * 3,
      ])
    )
}

function toRow(row: Row, times: number): CitingRow {
  const characters = [...row.around]
  const start = characters.slice(0, Math.min(Number(row.place), AROUND)).join('').length
  return {
    id: Number(row.id),
    source: row.source,
    slug: row.slug,
    title: row.title,
    documentType: row.document_type,
    publishedOn: knownDate({
      kind: row.kind,
      documentType: row.document_type,
      publishedOn: row.published_on,
      metadata: JSON.parse(row.metadata),
    }),
    facets: JSON.parse(row.facets) as Record<string, string[]>,
    times,
    sentence: sentenceAround(row.around, start, start + Number(row.length)),
  }
}
