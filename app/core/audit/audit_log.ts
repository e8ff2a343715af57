import { createHash } from 'node:crypto'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { putAside } from '#app/core/database/gathering'
import { toSqlInstant } from '#app/core/models/columns'
import type { Author } from './author.js'

/** What happened. `before` and `after` hold the changed fields only; never a password, a token or a document's text. */
export interface AuditedAction {
  /** `null` for what belongs to no firm: sign-ins, operators' work. */
  workspaceId: number | null
  /** Past tense, dotted: `matter.opened`, `session.started`. */
  action: string
  subject: { type: string; id: number | string | null }
  /** The matter in which it happened, when its subject is a part of one. */
  matterId?: number
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

const SYSTEM_CHAIN = 0

/** The text that is hashed: every field, in a fixed order, as stored. The matter came later and is only there where it is told. */
export function canonicalForm(row: Record<string, unknown>): string {
  const fields = [
    'chain',
    'seq',
    'workspace_id',
    'at',
    'actor_id',
    'actor_kind',
    'impersonator_id',
    'action',
    'subject_type',
    'subject_id',
  ]
  const told = [...fields, 'before', 'after', 'ip', 'request_id', 'previous_hash'].map((name) => row[name] ?? null)
  return JSON.stringify(row.matter_id ? [...told, row.matter_id] : told)
}

export function hashOf(row: Record<string, unknown>): string {
  return createHash('sha256').update(canonicalForm(row)).digest('hex')
}

/** Line breaks and control characters would let a value imitate another line of an exported log (ASVS 16.4.1). */
function encode(value: Record<string, unknown> | undefined): string | null {
  return value ? JSON.stringify(value) : null
}

/**
 * Takes the next places of a chain, which stays locked until `trx` ends, and returns the first with the hash of the place before. One statement makes
 * the row or counts it up: to insert-or-ignore and then to lock would let two transactions on MariaDB wait for each other.
 */
async function nextPlaces(
  trx: QueryClientContract,
  chain: number,
  count: number
): Promise<{ seq: number; previousHash: string }> {
  await trx
    .knexQuery()
    .table('audit_chains')
    .insert({ chain, seq: count, hash: '' })
    .onConflict('chain')
    .merge({ seq: trx.knexRawQuery('audit_chains.seq + ?', [count]) })
  const row = await trx.from('audit_chains').where({ chain }).firstOrFail()
  return { seq: Number(row.seq) - count + 1, previousHash: String(row.hash) }
}

type Entry = ReturnType<typeof entryOf>

/** What is kept of an audit entry, before it has its place in the chain. */
function entryOf(author: Author, audited: AuditedAction) {
  return {
    chain: audited.workspaceId ?? SYSTEM_CHAIN,
    workspace_id: audited.workspaceId,
    at: toSqlInstant(clock.now()),
    actor_id: author.userId,
    actor_kind: author.kind,
    impersonator_id: author.impersonatorId ?? null,
    action: audited.action,
    subject_type: audited.subject.type,
    subject_id: audited.subject.id === null ? null : String(audited.subject.id),
    matter_id: audited.matterId ?? null,
    before: encode(audited.before),
    after: encode(audited.after),
    ip: author.ip,
    request_id: author.requestId,
  }
}

/** Appends an audit entry to its firm's chain, in the transaction of the change itself: both are kept or neither. That of bulk work follows at its end. */
export async function record(trx: TransactionClientContract, author: Author, audited: AuditedAction): Promise<void> {
  const entry = entryOf(author, audited)
  if (!putAside(trx, append, [entry])) await append(trx, [entry])
}

const ROWS = 50

async function append(trx: QueryClientContract, entries: Entry[]): Promise<void> {
  for (const [chain, own] of Map.groupBy(entries, (entry) => entry.chain)) {
    const { seq, previousHash } = await nextPlaces(trx, chain, own.length)
    let hash = previousHash
    const rows = own.map((entry, place) => {
      const row = { ...entry, seq: seq + place, previous_hash: hash }
      hash = hashOf(row)
      return { ...row, hash }
    })
    for (let at = 0; at < rows.length; at += ROWS)
      await trx
        .knexQuery()
        .table('audit_entries')
        .insert(rows.slice(at, at + ROWS))
    await trx.from('audit_chains').where({ chain }).update({ hash })
  }
}
