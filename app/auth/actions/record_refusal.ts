import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { Refusal } from '#app/core/errors/refusal'

/** Records that somebody was not let in, and throws the refusal on. Whoever exists or not, the same is written. */
export async function recordRefusal(error: unknown, author: Author, userId: number | null): Promise<never> {
  if (!(error instanceof Refusal)) throw error
  const audited = { workspaceId: null, action: 'session.refused', subject: { type: 'user', id: userId } }
  await db.transaction((trx) => record(trx, author, { ...audited, after: { because: error.code } }))
  throw error
}
