import { readFile } from 'node:fs/promises'
import { Pace, atPace } from '#app/core/database/pace'
import type { Catalogue, ImportOutcome } from '#app/core/catalogues'
import Court from '#app/courts/models/court'
import { readCourt, type CourtRecord } from '#app/courts/read_court'
import { noteCourtNames, type MetName } from './note_court_names.js'

/** The list of the Consejo de la Judicatura Federal. */
const SOURCE = 'cjf'
const AT_ONCE = 200

type Fate = 'added' | 'changed' | 'unchanged'

/**
 * Reads the list of courts of the federal judiciary. Courts are told apart by their number there: a plenum is listed once for each circuit of
 * its region, and belongs to none of them. Courts that the list no longer has stay: matters name them.
 */
export const importCourts: Catalogue['importFrom'] = async (file, reject) => {
  const lines = (await readFile(file, 'utf8')).replace(/^\ufeff/, '').split(/\r?\n/)
  return importCourtLines(lines, reject)
}

/** The same of lines that are at hand. */
export async function importCourtLines(
  lines: string[],
  reject: (line: number, why: string) => void
): Promise<ImportOutcome> {
  const outcome: ImportOutcome = { added: 0, changed: 0, unchanged: 0, rejected: 0 }
  const courts = new Map<string, CourtRecord>()
  lines.forEach((line, index) => {
    if (line.trim() === '') return
    const court = readCourt(line)
    if (court) return void courts.set(court.externalId, together(courts.get(court.externalId), court))
    outcome.rejected++
    reject(index + 1, 'commands.import.no_court')
  })
  const pace = new Pace(AT_ONCE)
  for (const part of atPace([...courts.values()], pace)) for (const fate of await keep(part, pace)) outcome[fate]++
  return outcome
}

/** One court that is listed under two circuits. */
function together(earlier: CourtRecord | undefined, court: CourtRecord): CourtRecord {
  return earlier && earlier.circuit !== court.circuit ? { ...earlier, circuit: null } : court
}

function keep(records: CourtRecord[], pace: Pace): Promise<Fate[]> {
  return pace.transaction(async (trx) => {
    const ids = records.map(({ externalId }) => externalId)
    const known = await Court.query({ client: trx }).where('source', SOURCE).whereIn('external_id', ids)
    const byId = new Map(known.map((court) => [court.externalId, court]))
    const fates: Fate[] = []
    const names: MetName[] = []
    for (const record of records) {
      const court = byId.get(record.externalId) ?? new Court().useTransaction(trx)
      court.merge({ ...record, source: SOURCE })
      fates.push(!court.$isPersisted ? 'added' : court.$isDirty ? 'changed' : 'unchanged')
      if (court.$isDirty) await court.save()
      names.push({ courtId: court.id, name: record.name })
    }
    await noteCourtNames(trx, names)
    return fates
  }, records.length)
}
