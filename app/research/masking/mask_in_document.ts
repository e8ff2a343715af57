import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import { SYSTEM } from '#app/core/audit/author'
import { CommandRefused } from '#app/core/console/say'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import DocumentMasked from '#app/research/events/document_masked'
import { takeChangeSeqs } from '#app/research/ingestion/storing/change_seq'
import { MASK, maskFacets, maskOutline, maskText } from './mask_document.js'
import { saveMask } from './masks.js'

/** What a mask changed. */
export interface Masked {
  documentId: number
  /** How often the name stood in the title and the text. */
  places: number
  /** Earlier states of the document that were masked too. */
  versions: number
}

const MIN_PATTERN_LENGTH = 3

interface Row {
  id: number
  source: string
  kind: string
  external_id: string
  title: string
  body: string
  citation: string
  search_text: string | null
  facets: string
  metadata: string
  outline: string | null
  parent_id: number | null
}

/**
 * Writes the mask over a name in a document: title, text, facts, filters, earlier states and, since it counts as changed, the index. A law and its
 * articles have one text, so all of them are masked with any of them. The name is kept sealed, so that the mask holds when the source sends the
 * document again. Null when there is no such document. Throws CommandRefused for what is no name.
 */
export async function maskInDocument(source: string, slug: string, name: string): Promise<Masked | null> {
  const pattern = name.replace(/\s+/g, ' ').trim()
  if (pattern.length < MIN_PATTERN_LENGTH || pattern.includes(MASK)) throw new CommandRefused('commands.mask.no_name')
  return db.transaction(async (trx) => {
    const row: Row | null = await trx.from('legal_documents').where({ source, slug }).forUpdate().first()
    if (!row) return null
    const whole = await wholeOf(trx, row)
    const versions = await maskRows(trx, whole, pattern)
    const { kind, external_id: externalId } = whole[0]!
    await saveMask(trx, { source, kind, externalId }, pattern)
    const masked = { documentId: Number(row.id), places: placesIn(row, pattern), versions }
    await record(trx, SYSTEM, {
      workspaceId: null,
      action: 'legal_document.masked',
      subject: { type: 'legal_document', id: row.id },
      after: { source, slug, places: masked.places },
    })
    return masked
  })
}

/** The record that a source sends: the document, or the law that it is an article of, with its parts behind it. */
async function wholeOf(trx: TransactionClientContract, row: Row): Promise<Row[]> {
  const own = trx.from('legal_documents').forUpdate()
  const whole: Row = row.parent_id === null ? row : await own.where('id', row.parent_id).firstOrFail()
  return [whole, ...(await trx.from('legal_documents').where('parent_id', whole.id).orderBy('id').forUpdate())]
}

/** How many earlier states were masked too. */
async function maskRows(trx: TransactionClientContract, rows: Row[], pattern: string): Promise<number> {
  const first = await takeChangeSeqs(trx, rows.length)
  let versions = 0
  for (const [place, row] of rows.entries()) {
    const changed = { change_seq: first + place, updated_at: toSqlInstant(clock.now()) }
    await trx
      .from('legal_documents')
      .where('id', row.id)
      .update({ ...maskedRow(row, pattern), ...changed })
    versions += await maskVersions(trx, row.id, pattern)
    await DocumentMasked.dispatch(trx, Number(row.id), (text: string) => maskText(text, [pattern]))
  }
  return versions
}

function maskedRow({ title, body, citation, search_text: searchText, ...row }: Row, pattern: string) {
  const mask = (text: string) => maskText(text, [pattern])
  return {
    title: mask(title),
    body: mask(body),
    citation: mask(citation),
    search_text: searchText && mask(searchText),
    facets: JSON.stringify(maskFacets(JSON.parse(row.facets), [pattern])),
    ...rest(row, body, pattern),
  }
}

/** Facts and outline, which versions keep as well. */
function rest({ metadata, outline }: Pick<Row, 'metadata' | 'outline'>, body: string, pattern: string) {
  const facts: { key: string; value: string }[] = JSON.parse(metadata)
  return {
    metadata: JSON.stringify(facts.map(({ key, value }) => ({ key, value: maskText(value, [pattern]) }))),
    outline: outline && JSON.stringify(maskOutline(JSON.parse(outline), body, [pattern])),
  }
}

async function maskVersions(trx: TransactionClientContract, documentId: number, pattern: string): Promise<number> {
  const versions = await trx
    .from('legal_versions')
    .where('document_id', documentId)
    .select('id', 'title', 'body', 'metadata', 'outline')
  for (const { id, title, body, ...version } of versions) {
    const mask = (text: string) => maskText(text, [pattern])
    await trx
      .from('legal_versions')
      .where('id', id)
      .update({ title: mask(title), body: mask(body), ...rest(version, body, pattern) })
  }
  return versions.length
}

function placesIn({ title, body }: Row, pattern: string): number {
  const count = (text: string) => text.split(MASK).length
  return [title, body].reduce((all, text) => all + count(maskText(text, [pattern])) - count(text), 0)
}
