import db from '@adonisjs/lucid/services/db'
import { hashOf } from './audit_log.js'

export interface ChainReport {
  chain: number
  entries: number
  /** Number of the first entry that does not fit, or null when the whole chain holds. */
  brokenAt: number | null
}

const PAGE = 1_000

/** Recomputes one chain from its first entry. A changed, missing or added row breaks it at that place. */
export async function verifyChain(chain: number): Promise<ChainReport> {
  let previous = ''
  let seq = 0
  for (;;) {
    const rows = await db.from('audit_entries').where({ chain }).where('seq', '>', seq).orderBy('seq').limit(PAGE)
    for (const row of rows) {
      const fits = Number(row.seq) === seq + 1 && row.previous_hash === previous && hashOf(normalised(row)) === row.hash
      if (!fits) return { chain, entries: seq, brokenAt: seq + 1 }
      seq = Number(row.seq)
      previous = row.hash
    }
    if (rows.length < PAGE) break
  }
  const end = await db.from('audit_chains').where({ chain }).first()
  const complete = !end || (Number(end.seq) === seq && end.hash === previous)
  return { chain, entries: seq, brokenAt: complete ? null : seq + 1 }
}

/** Drivers differ in how they return big numbers and instants; the hash was made of numbers and of text. */
function normalised(row: Record<string, unknown>): Record<string, unknown> {
  const numbers = ['chain', 'seq', 'actor_id', 'impersonator_id']
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, numbers.includes(name) && value !== null ? Number(value) : value])
  )
}

/** All chains, one report each. */
export async function verifyAllChains(): Promise<ChainReport[]> {
  const chains = await db.from('audit_chains').orderBy('chain').select('chain')
  const reports: ChainReport[] = []
  for (const { chain } of chains) reports.push(await verifyChain(Number(chain)))
  return reports
}
