import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { CrawlWindow, RawPage } from '#sources/contract/contract'
import { RecordRejected } from '#sources/contract/contract'
import { unaccented } from '#sources/text/spanish'
import { fileTypeOf } from '#sources/cjf/reading/file_type'
import { manifestRows, UnreadableManifest } from '#sources/cjf/reading/manifest_rows'
import type { ManifestRow } from '#sources/cjf/reading/manifest_rows'
import { contextOf, factsIn } from '#sources/cjf/rulings/ruling_context'
import { caseKindId } from './vocabulary.js'

const LIST = 'manifest.csv'
const LARGEST = 64 * 1024 * 1024

/**
 * Reads rulings out of a folder: `manifest.csv` names a file and what is known of its case in every row. A row that cannot be used is told of
 * by its line and why, and the rest goes on. Throws UnreadableManifest.
 */
export async function* readRulings(dir: string, window: CrawlWindow): AsyncGenerator<RawPage> {
  if (window.kind !== 'sentencia') throw new UnreadableManifest('a folder holds rulings: ask for the kind sentencia')
  const rows = manifestRows(await listIn(dir))
  window.onPlan({ listed: rows.length, fresh: rows.length, recheck: 0 })
  const seen = new Set<string>()
  let left = window.limit ?? Infinity
  for (const row of rows) {
    if (left <= 0) return
    window.signal?.throwIfAborted()
    const page = await pageOf(dir, row)
    if (typeof page === 'string') window.onFailed(`fila-${row.line}`, page)
    else if (seen.has(page.externalId)) window.onDuplicate?.(page.externalId)
    else if (await isKnown(window, page)) window.onUnchanged(page.externalId)
    else if (!isBefore(window.since, page)) {
      yield page
      left--
    }
    if (typeof page !== 'string') seen.add(page.externalId)
  }
}

async function listIn(dir: string): Promise<Uint8Array> {
  try {
    return await readFile(join(dir, LIST))
  } catch {
    throw new UnreadableManifest(`${LIST} is not in the folder`)
  }
}

/** The record of a row, or why there is none. */
async function pageOf(dir: string, { fields }: ManifestRow): Promise<RawPage | string> {
  try {
    const facts = factsIn(fields)
    const id = caseId(facts)
    if (!id) return 'missingId: neither NEUN nor number of the court'
    const body = await fileIn(dir, fields.file)
    if (typeof body === 'string') return body
    const contentType = fileTypeOf(body)
    if (!contentType) return `unreadableFile: ${fields.file} is no PDF, Word file or text`
    const context = contextOf(facts)
    const etag = `"${createHash('sha256').update(body).update(JSON.stringify(context)).digest('hex')}"`
    return { kind: 'sentencia', externalId: id, url: fields.url ?? '', contentType, body, etag, context }
  } catch (error) {
    if (error instanceof RecordRejected) return error.message
    throw error
  }
}

/** NEUN, or court, kind of case and number together: the number alone is of many cases. */
function caseId({ neun, organId, proceeding, number }: ReturnType<typeof factsIn>): string | null {
  if (/^\d{1,12}$/.test(neun)) return neun
  if (!/^\d{1,6}$/.test(organId) || !proceeding) return null
  const kind = unaccented(caseKindId(proceeding))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 30)
  return `o${Number(organId)}-t${kind}-${unaccented(number)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 30)}`
}

/** A file of the folder, or why it is none: nothing outside the folder is read, by whatever name. */
async function fileIn(dir: string, name = ''): Promise<Uint8Array | string> {
  if (!name) return 'missingFile: the row names none'
  try {
    const [root, path] = await Promise.all([realpath(dir), realpath(join(dir, name))])
    if (!path.startsWith(root + sep)) return `missingFile: ${name} is outside the folder`
    const { size } = await stat(path)
    return size > LARGEST ? `tooLarge: ${name}` : await readFile(path)
  } catch {
    return `missingFile: ${name.slice(0, 100)}`
  }
}

async function isKnown(window: CrawlWindow, { externalId, etag }: RawPage): Promise<boolean> {
  return window.recheck !== Infinity && (await window.known([externalId])).get(externalId)?.etag === etag
}

function isBefore(since: string | null, { context }: RawPage): boolean {
  const day = context?.decidedOn
  return since !== null && !!day && day < since
}
