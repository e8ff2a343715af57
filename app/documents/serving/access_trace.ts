import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { HttpContext } from '@adonisjs/core/http'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { gathering } from '#app/core/database/gathering'
import { auditDocument } from '#app/documents/actions/audit_documents'
import type Document from '#app/documents/models/document'
import type DocumentVersion from '#app/documents/models/document_version'
import { authorOf, signedIn } from '#app/workspaces/context'

type Action = 'document.viewed' | 'document.downloaded'

const MAX_KEPT = 20_000

/**
 * What was written already, by session, day, version and kind of access. It lies in the memory of this process: what it forgets, or another process knows,
 * is written once more, never once too few.
 */
const written = new Map<string, Promise<void>>()

/**
 * Writes into the log that somebody read a version, before the first byte of it is given: once for each session and day, whichever part was asked for and
 * however it was shown.
 */
export async function traceAccess(
  ctx: HttpContext,
  document: Document,
  version: DocumentVersion,
  action: Action
): Promise<void> {
  const { sessionId } = signedIn(ctx)
  const key = keyOf(sessionId, version.id, action)
  const known = written.get(key)
  if (known) return known
  const writing = write(ctx, document, version, action)
  written.set(key, writing)
  forgetOldest()
  await writing.catch((error: unknown) => {
    written.delete(key)
    throw error
  })
}

/**
 * Writes into the log that a search showed somebody extracts of documents, before they are given: of each document once for each session and day. What was
 * looked for is not written. All entries are one insert, however many there are.
 */
export async function traceExtracts(author: Author, sessionId: string, documents: Document[]): Promise<void> {
  const keyed = documents.map((document) => ({ document, key: keyOf(sessionId, document.currentVersionId, 'extract') }))
  const known = keyed.flatMap(({ key }) => written.get(key) ?? [])
  const fresh = keyed.filter(({ key }) => !written.has(key))
  if (fresh.length > 0) {
    const writing = writeExtracts(
      author,
      fresh.map(({ document }) => document)
    ).catch((error: unknown) => {
      for (const { key } of fresh) written.delete(key)
      throw error
    })
    for (const { key } of fresh) written.set(key, writing)
    forgetOldest()
    known.push(writing)
  }
  await Promise.all(known)
}

function writeExtracts(author: Author, documents: Document[]): Promise<void> {
  const write = async (trx: TransactionClientContract) => {
    for (const document of documents) {
      const after = { name: document.name, versionNumber: document.versionNumber }
      await auditDocument(trx, author, document, { action: 'document.extract_shown', after })
    }
  }
  return db.transaction((trx) => gathering(trx, () => write(trx)))
}

const keyOf = (sessionId: string, versionId: number | null, action: string) =>
  [sessionId, clock.now().toISODate(), versionId, action].join(' ')

function write(ctx: HttpContext, document: Document, version: DocumentVersion, action: Action): Promise<void> {
  const after = { name: document.name, versionNumber: version.number }
  return db.transaction(async (trx) => void (await auditDocument(trx, authorOf(ctx), document, { action, after })))
}

function forgetOldest(): void {
  while (written.size > MAX_KEPT) written.delete(written.keys().next().value!)
}
