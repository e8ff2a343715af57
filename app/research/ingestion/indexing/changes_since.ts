import db from '@adonisjs/lucid/services/db'
import type { IndexChange, SearchEngine } from '#app/core/search/search_engine'
import { tierOf } from '#app/research/authority/tier'
import { withoutDocument } from './apply_changes.js'
import { documentNumbers } from '#app/research/ingestion/storing/document_numbers'

/** Rows of one SELECT: rulings are a hundred times longer than theses, and which comes next is not known. */
const MAX_ROWS = 500
const FIRST_ROWS = 100
const PORTION_CHARACTERS = 4_000_000

/** The changes after a number, as many as an engine likes to be given at once. */
export async function batchSince(seq: number, { changes, characters }: SearchEngine['batch']): Promise<IndexChange[]> {
  const batch: IndexChange[] = []
  let left = characters
  for (let rows = FIRST_ROWS; batch.length < changes && left > 0;) {
    const portion = await changesSince(batch.at(-1)?.seq ?? seq, Math.min(rows, changes - batch.length))
    if (portion.length === 0) break
    batch.push(...portion)
    const length = portion.reduce((all, { document }) => all + (document?.body.length ?? 0), 0)
    left -= length
    rows = fittingRows(length / portion.length, Math.min(left, PORTION_CHARACTERS))
  }
  return batch
}

async function changesSince(seq: number, limit: number): Promise<IndexChange[]> {
  const rows: ChangedRow[] = await db
    .from('legal_documents')
    .where('change_seq', '>', seq)
    .orderBy('change_seq')
    .limit(limit)
    .select('id', 'change_seq', 'source', 'kind', 'title', 'published_on', 'facets', 'withdrawn_at')
    .select('document_type', 'metadata')
    .select(db.raw('coalesce(search_text, body) as body'))
  return Promise.all(rows.map(changeOrNone))
}

/** A document that cannot be read is kept in `job_failures` and not searched until it changes or the index is built anew; it holds up no other. */
async function changeOrNone(row: ChangedRow): Promise<IndexChange> {
  try {
    return await changeOf(row)
  } catch (error) {
    return withoutDocument({ seq: Number(row.change_seq), id: Number(row.id) }, error)
  }
}

/** A row as the database gives it; MariaDB and SQLite differ in numbers and instants. */
interface ChangedRow {
  id: number
  change_seq: number | string
  source: string
  kind: string
  title: string
  body: string
  document_type: string
  published_on: string | null
  facets: string
  metadata: string
  withdrawn_at: unknown
}

async function changeOf(row: ChangedRow): Promise<IndexChange> {
  const { source, kind, title, body, published_on: publishedOn } = row
  const [id, seq] = [Number(row.id), Number(row.change_seq)]
  if (row.withdrawn_at !== null) return { seq, id, document: null }
  const facets = JSON.parse(row.facets) as Record<string, string[]>
  const names = await documentNumbers(source, facets)
  const metadata = JSON.parse(row.metadata) as { key: string; value: string }[]
  const tier = tierOf({ documentType: row.document_type, facets, metadata, publishedOn, body }) ?? undefined
  return { seq, id, document: { id, source, kind, title, body, publishedOn, facets, names, tier } }
}

/** As many of the next as should hold so many characters, when they are as long as these. */
function fittingRows(length: number, characters: number): number {
  return Math.max(10, Math.min(MAX_ROWS, Math.floor(characters / (length + 1))))
}
