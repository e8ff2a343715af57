import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/core/clock'
import { tellOfDocument } from '#app/documents/actions/told'
import type Document from '#app/documents/models/document'
import type DocumentVersion from '#app/documents/models/document_version'
import { authorOf, signedIn } from '#app/workspaces/context'

type Action = 'document.viewed' | 'document.downloaded'

const MOST_KEPT = 20_000

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
  const key = [sessionId, clock.now().toISODate(), version.id, action].join(' ')
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

function write(ctx: HttpContext, document: Document, version: DocumentVersion, action: Action): Promise<void> {
  const after = { name: document.name, versionNumber: version.number }
  return db.transaction(async (trx) => void (await tellOfDocument(trx, authorOf(ctx), document, { action, after })))
}

function forgetOldest(): void {
  if (written.size > MOST_KEPT) written.delete(written.keys().next().value!)
}
