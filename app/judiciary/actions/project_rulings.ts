import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { counterValue, setCounter } from '#app/core/database/counters'
import { Pace } from '#app/core/database/pace'
import { acquireLock } from '#app/core/jobs/lock'
import type { LockRow } from '#app/core/jobs/lock'
import { readRuling, SOURCE, type DocumentRow } from '#app/judiciary/read_ruling'
import { rebuildTenures } from './rebuild_tenures.js'
import { storeRulings } from './store_rulings.js'
import LegalDocument from '#app/research/models/legal_document'

const LOCK = 'judiciary:rulings'
const COUNTER = 'judiciary_rulings'
const AT_ONCE = 200

/**
 * Brings who decided what up to date with the library: courts, judges and their times in a court as the rulings tell them. It goes on where it
 * stopped, may be killed at any moment, and leaves what is up to date alone. Returns how many documents were read; null while another process does it.
 */
export async function projectRulings(): Promise<number | null> {
  const lock = await acquireLock(LOCK)
  if (!lock) return null
  try {
    const pace = new Pace(AT_ONCE)
    let read = 0
    for (;;) {
      const count = await batch(lock, pace)
      if (count === 0) return read
      read += count
    }
  } finally {
    await lock.release()
  }
}

async function batch(lock: LockRow, pace: Pace): Promise<number> {
  return pace.transaction(async (trx) => {
    await lock.renew(trx)
    const rows = await changedSince(trx, await counterValue(COUNTER, trx), pace.size)
    if (rows.length === 0) return 0
    const rulings = rows.map((row) => ({ id: Number(row.id), ruling: readRuling(row) }))
    const touched = await storeRulings(trx, rulings)
    await rebuildTenures(trx, touched)
    await setCounter(trx, COUNTER, Number(rows.at(-1)!.change_seq))
    return rows.length
  }, pace.size)
}

async function changedSince(trx: TransactionClientContract, seq: number, most: number): Promise<DocumentRow[]> {
  return LegalDocument.query({ client: trx })
    .where('change_seq', '>', seq)
    .where('source', SOURCE)
    .orderBy('change_seq')
    .limit(most)
    .select('id', 'kind', 'title', 'facets', 'metadata', 'change_seq', 'withdrawn_at')
    .pojo<DocumentRow>() as unknown as Promise<DocumentRow[]>
}
