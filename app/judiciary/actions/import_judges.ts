import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Catalogue, ImportOutcome } from '#app/core/catalogues'
import { CommandRefused } from '#app/core/console/say'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { fold } from '#app/core/text/fold'
import Court from '#app/courts/models/court'
import { SOURCE } from '#app/judiciary/read_ruling'
import { judgeNamed, keyOf, knownJudges } from './known_judges.js'
import { rebuildTenures } from './rebuild_tenures.js'

const COLUMNS: Record<string, string> = {
  nombre: 'name',
  juez: 'name',
  organo_id: 'organId',
  organismo: 'organId',
  cargo: 'role',
  desde: 'from',
  hasta: 'until',
}

/** A line of the catalogue of judges. */
interface JudgeLine {
  name: string
  organId: string
  role: string
  from: string | null
  until: string | null
}

/**
 * Reads who sat where and when: CSV with the columns nombre, organo_id, cargo, desde, hasta (days as dd/mm/aaaa or aaaa-mm-dd; hasta empty while
 * they sit there). The same line again changes nothing; one with another `hasta` ends the time that is open.
 */
export const importJudges: Catalogue['importFrom'] = async (file, reject) => {
  const outcome: ImportOutcome = { added: 0, changed: 0, unchanged: 0, rejected: 0 }
  const lines = rowsOf(decoded(await readFile(file)))
  const courts = await courtIds(lines.map(({ fields }) => fields.organId ?? ''))
  for (const { line, fields } of lines) {
    const read = readLine(fields)
    const courtId = typeof read === 'string' ? undefined : courts.get(read.organId)
    const why = typeof read === 'string' ? read : courtId ? null : 'commands.import.judge_no_court'
    if (why) {
      outcome.rejected++
      reject(line, why)
    } else outcome[await db.transaction((trx) => keep(trx, read as JudgeLine, courtId!))]++
  }
  return outcome
}

async function keep(
  trx: TransactionClientContract,
  line: JudgeLine,
  courtId: number
): Promise<'added' | 'changed' | 'unchanged'> {
  const judgeId = (await knownJudges(trx, [line.name])).get(keyOf(line.name))!
  const seat = { judge_id: judgeId, court_id: courtId, origin: 'catalogue' }
  const known = trx.from('judge_tenures').where(seat)
  const held = await (line.from === null ? known.whereNull('starts_on') : known.where('starts_on', line.from)).first()
  const told = { role: line.role, ends_on: line.until }
  const now = toSqlInstant(clock.now())
  if (held && held.role === told.role && held.ends_on === told.ends_on) return 'unchanged'
  if (held)
    await trx
      .from('judge_tenures')
      .where('id', held.id)
      .update({ ...told, updated_at: now })
  else
    await trx
      .knexQuery()
      .table('judge_tenures')
      .insert({ ...seat, ...told, starts_on: line.from, created_at: now, updated_at: now })
  await rebuildTenures(trx, [{ judgeId, courtId }])
  return held ? 'changed' : 'added'
}

/** A line in our words, or why it is none (a message of the catalogue `commands`). */
function readLine({
  name = '',
  organId = '',
  role = '',
  from = '',
  until = '',
}: Record<string, string>): JudgeLine | string {
  const named = judgeNamed(name)
  if (!named) return 'commands.import.judge_no_name'
  const [starts, ends] = [dayOf(from), dayOf(until)]
  if (starts === undefined || ends === undefined || (starts && ends && starts > ends))
    return 'commands.import.judge_dates'
  const title = /magistrad/i.test(role) ? 'magistrate' : 'judge'
  return { name: named, organId: organId.replace(/^0+/, ''), role: title, from: starts, until: ends }
}

/** ISO date; null when nothing is told; undefined when it is no day. */
function dayOf(text: string): string | null | undefined {
  if (!text.trim()) return null
  const [, d, m, y] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  const iso = y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : text.trim()
  const time = Date.parse(iso)
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso)
    ? iso
    : undefined
}

async function courtIds(organIds: string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(organIds.map((id) => id.replace(/^0+/, '')))]
  const courts = await Court.query().where('source', SOURCE).whereIn('external_id', wanted).select('id', 'external_id')
  return new Map(courts.map(({ id, externalId }) => [externalId, id]))
}

function rowsOf(text: string): { line: number; fields: Record<string, string> }[] {
  const header = text.slice(0, text.search(/\r?\n|$/))
  const delimiter = header.split(';').length > header.split(',').length ? ';' : ','
  const options = { delimiter, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }
  const [names, ...rows] = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[]
  const columns = (names?.record ?? []).map((title) => COLUMNS[fold(title).replace(/\s+/g, '_')])
  if (!columns.includes('name') || !columns.includes('organId'))
    throw new CommandRefused('commands.import.judges_columns')
  return rows.map(({ record, info }) => ({
    line: info.lines,
    fields: Object.fromEntries(columns.flatMap((name, at) => (name ? [[name, (record[at] ?? '').trim()]] : []))),
  }))
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/^\ufeff/, '')
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
