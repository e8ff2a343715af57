import db from '@adonisjs/lucid/services/db'
import { hashOf } from './audit_log.js'

export interface ChainReport {
  chain: number
  /** Entries that fit, from the first. */
  entries: number
  /** Number of the first entry that does not fit, or null when the whole chain holds. */
  brokenAt: number | null
}

interface Place {
  seq: number
  hash: string
}

const PAGE = 1_000
const START: Place = { seq: 0, hash: '' }
const NUMBERS = ['chain', 'seq', 'workspace_id', 'actor_id', 'impersonator_id', 'matter_id']

/** Recomputes one chain from its first entry. A changed, missing or added row breaks it at that place. May run while audit entries are recorded. */
export async function verifyChain(chain: number): Promise<ChainReport> {
  for (let at = START, end = await endOf(chain); ;) {
    const reached = await walk(chain, at, end.seq)
    const isWhole = reached.seq === end.seq && reached.hash === end.hash
    if (!isWhole) return { chain, entries: reached.seq, brokenAt: Math.min(reached.seq + 1, end.seq) }

    const beyond = await db.from('audit_entries').where({ chain }).where('seq', '>', end.seq).first()
    if (!beyond) return { chain, entries: end.seq, brokenAt: null }
    const later = await endOf(chain)
    if (later.seq === end.seq) return { chain, entries: end.seq, brokenAt: end.seq + 1 }
    at = reached
    end = later
  }
}

/** All chains, one report each; also those whose end is missing. */
export async function verifyAllChains(): Promise<ChainReport[]> {
  const ended = await db.from('audit_chains').select('chain')
  const begun = await db.from('audit_entries').distinct('chain')
  const chains = new Set([...ended, ...begun].map(({ chain }) => Number(chain)))
  const reports: ChainReport[] = []
  for (const chain of [...chains].sort((one, other) => one - other)) reports.push(await verifyChain(chain))
  return reports
}

/** Follows the chain from a place as far as it holds, at most to a number. */
async function walk(chain: number, from: Place, to: number): Promise<Place> {
  let at = from
  while (at.seq < to) {
    const between = db.from('audit_entries').where({ chain }).where('seq', '>', at.seq).where('seq', '<=', to)
    const rows = await between.orderBy('seq').limit(PAGE)
    if (rows.length === 0) return at
    for (const row of rows) {
      if (!follows(row, at)) return at
      at = { seq: Number(row.seq), hash: row.hash }
    }
  }
  return at
}

async function endOf(chain: number): Promise<Place> {
  const row = await db.from('audit_chains').where({ chain }).first()
  return row ? { seq: Number(row.seq), hash: String(row.hash) } : START
}

function follows(row: Record<string, unknown>, { seq, hash }: Place): boolean {
  return Number(row.seq) === seq + 1 && row.previous_hash === hash && hashOf(normalised(row)) === row.hash
}

/** Drivers differ in how they return big numbers; the hash was made of numbers. */
function normalised(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, NUMBERS.includes(name) && value !== null ? Number(value) : value])
  )
}
