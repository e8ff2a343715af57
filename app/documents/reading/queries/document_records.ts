import db from '@adonisjs/lucid/services/db'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'
import Matter from '#app/matters/models/matter'

/** A document as the index of the firm's records holds it. */
export interface DocumentRecord {
  id: number
  workspaceId: number
  matterId: number
  title: string
  /** The matter that it belongs to. */
  context: string
  text: string
}

const MAX_CHARACTERS = 200_000

/** What the index of records keeps of documents; those that are gone or in the trash are not among them. Two queries. */
export async function loadDocumentRecords(ids: number[]): Promise<DocumentRecord[]> {
  const documents = await db
    .from('documents')
    .join(...joinOn(Matter, 'documents.matter_id'))
    .whereIn('documents.id', ids)
    .where('documents.trashed', 0)
    .select(
      'documents.id',
      'documents.workspace_id',
      'documents.matter_id',
      'documents.name',
      'documents.current_version_id'
    )
    .select('matters.reference', 'matters.title')
  const texts = await textsOf(documents.map(({ current_version_id: version }) => Number(version)))
  return documents.map((row) => ({
    id: Number(row.id),
    workspaceId: Number(row.workspace_id),
    matterId: Number(row.matter_id),
    title: row.name,
    context: `${row.reference} · ${row.title}`,
    text: texts.get(Number(row.current_version_id)) ?? '',
  }))
}

/** The beginning of the texts of versions. */
async function textsOf(versionIds: number[]): Promise<Map<number, string>> {
  const texts = new Map<number, string>()
  const rows = await rowsBy(db, 'document_texts', { version_id: versionIds }).orderBy('id').select('version_id', 'text')
  for (const { version_id: id, text } of rows) {
    const known = texts.get(Number(id)) ?? ''
    if (known.length < MAX_CHARACTERS) texts.set(Number(id), `${known}\n${text}`.trim().slice(0, MAX_CHARACTERS))
  }
  return texts
}
