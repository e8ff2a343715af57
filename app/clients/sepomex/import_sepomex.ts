import db from '@adonisjs/lucid/services/db'
import type { Catalogue, ImportOutcome } from '#app/core/catalogues'
import { CommandRefused } from '#app/core/console/say'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { linesOf } from './lines_of.js'
import { layoutOf, settlementOf, type Layout, type Settlement } from './settlement.js'

const BATCH = 500
const HEADER_LINES = 5

type Reject = Parameters<Catalogue['importFrom']>[1]

/**
 * Reads the national catalogue of postal codes (Correos de México, «Descarga de Códigos Postales», CPdescarga.txt) into `postal_codes`: a
 * transaction for each batch, so a run that was stopped goes on where the next one finds it. What the new edition no longer lists goes at the
 * end. Throws CommandRefused for any other file.
 */
export async function importSepomex(
  file: string,
  reject: Reject,
  progress: (done: number) => void = () => undefined
): Promise<ImportOutcome> {
  const outcome = { added: 0, changed: 0, unchanged: 0, rejected: 0 }
  const importedAt = toSqlInstant(clock.now())
  let batch: Settlement[] = []
  const keep = async () => {
    await insertBatch(batch, importedAt, outcome)
    progress(outcome.added + outcome.changed + outcome.unchanged)
    batch = []
  }
  for await (const settlement of settlementsIn(file, (line) => {
    outcome.rejected++
    reject(line, 'commands.import.no_postal_code')
  })) {
    batch.push(settlement)
    if (batch.length === BATCH) await keep()
  }
  await keep()
  await forgetOthers(importedAt)
  return outcome
}

async function* settlementsIn(file: string, reject: (line: number) => void): AsyncIterable<Settlement> {
  let layout: Layout | null = null
  let number = 0
  for await (const line of linesOf(file)) {
    number++
    if (layout === null) {
      layout = layoutOf(line)
      if (layout === null && number >= HEADER_LINES) throw new CommandRefused('commands.import.no_sepomex')
    } else if (line.trim() !== '') {
      const settlement = settlementOf(line, layout)
      if (settlement) yield settlement
      else reject(number)
    }
  }
  if (layout === null) throw new CommandRefused('commands.import.no_sepomex')
}

const COMPARED = ['zip', 'colonia', 'settlement_type', 'municipality', 'state', 'city'] as const

async function insertBatch(batch: Settlement[], importedAt: string, outcome: ImportOutcome): Promise<void> {
  const byCode = new Map(batch.map((settlement) => [settlement.code, settlement]))
  if (byCode.size === 0) return
  await db.transaction(async (trx) => {
    const known = await trx.from('postal_codes').whereIn('code', [...byCode.keys()])
    const before = new Map(known.map((row) => [String(row.code), row]))
    const rows = [...byCode.values()].map((settlement) => ({ ...settlement, imported_at: importedAt }))
    await trx.knexQuery().table('postal_codes').insert(rows).onConflict('code').merge()
    for (const row of rows) {
      const old = before.get(row.code)
      if (!old) outcome.added++
      else if (COMPARED.some((name) => old[name] !== row[name])) outcome.changed++
      else outcome.unchanged++
    }
  })
}

/** Takes away what this run did not find, unless it found so little that the file must be cut off. */
async function forgetOthers(importedAt: string): Promise<void> {
  const total = async (comparison: '=' | '<') => {
    const row = await db.from('postal_codes').where('imported_at', comparison, importedAt).count('* as total').first()
    return Number(row.total)
  }
  const [found, others] = [await total('='), await total('<')]
  if (others > found) throw new CommandRefused('commands.import.cut_off')
  for (;;) {
    const rows = await db.from('postal_codes').where('imported_at', '<', importedAt).select('id').limit(BATCH)
    if (rows.length === 0) return
    await db
      .from('postal_codes')
      .whereIn(
        'id',
        rows.map(({ id }) => id)
      )
      .delete()
  }
}
