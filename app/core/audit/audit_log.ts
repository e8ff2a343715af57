import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type { Author } from './author.js'

/** What happened. `before` and `after` hold the changed fields only; never a password, a token or a document's text. */
export interface Deed {
  /** `null` for what belongs to no firm: sign-ins, operators' work. */
  workspaceId: number | null
  /** Past tense, dotted: `matter.opened`, `session.started`. */
  action: string
  subject: { type: string; id: number | string | null }
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

const SYSTEM_CHAIN = 0

/** The text that is hashed: every field, in a fixed order, as stored. */
export function canonicalForm(row: Record<string, unknown>): string {
  const fields = ['chain', 'seq', 'at', 'actor_id', 'actor_kind', 'impersonator_id', 'action', 'subject_type', 'subject_id']
  return JSON.stringify([...fields, 'before', 'after', 'ip', 'request_id', 'previous_hash'].map((name) => row[name] ?? null))
}

export function hashOf(row: Record<string, unknown>): string {
  return createHash('sha256').update(canonicalForm(row)).digest('hex')
}

/** Line breaks and control characters would let a value imitate another line of an exported log (ASVS 16.4.1). */
function encode(value: Record<string, unknown> | undefined): string | null {
  return value ? JSON.stringify(value) : null
}

/** Locks the end of a chain and returns it; makes it for the first entry. */
async function lockChain(trx: TransactionClientContract, chain: number): Promise<{ seq: number; hash: string }> {
  await trx.knexQuery().table('audit_chains').insert({ chain, seq: 0, hash: '' }).onConflict('chain').ignore()
  const row = await trx.from('audit_chains').where({ chain }).forUpdate().firstOrFail()
  return { seq: Number(row.seq), hash: String(row.hash) }
}

/** Appends a deed to its firm's chain, in the transaction of the deed itself: both are kept or neither. */
export async function record(trx: TransactionClientContract, author: Author, deed: Deed): Promise<void> {
  const chain = deed.workspaceId ?? SYSTEM_CHAIN
  const end = await lockChain(trx, chain)
  const row = {
    chain,
    seq: end.seq + 1,
    at: toSqlInstant(clock.now()),
    actor_id: author.userId,
    actor_kind: author.kind,
    impersonator_id: author.impersonatorId ?? null,
    action: deed.action,
    subject_type: deed.subject.type,
    subject_id: deed.subject.id === null ? null : String(deed.subject.id),
    before: encode(deed.before),
    after: encode(deed.after),
    ip: author.ip,
    request_id: author.requestId,
    previous_hash: end.hash,
  }
  const hash = hashOf(row)
  await trx.table('audit_entries').insert({ ...row, workspace_id: deed.workspaceId, hash })
  await trx.from('audit_chains').where({ chain }).update({ seq: row.seq, hash })
}
