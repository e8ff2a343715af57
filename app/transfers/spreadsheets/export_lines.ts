import db from '@adonisjs/lucid/services/db'
import type { Language } from '#app/core/messages/catalogue'
import { selectedClients, selectedMatters, type Selecting } from '#app/transfers/bulk/selected'
import { clientLine, matterLine, type ExportLine } from './record_columns.js'

const PAGE = 500

/** The chosen records as lines of a file, some hundreds at a time. */
export async function* exportLines(selecting: Selecting, language: Language): AsyncGenerator<ExportLine> {
  for (let last = 0; ;) {
    const [lines, end] = await (selecting.subject === 'matters'
      ? mattersAfter(selecting, last, language)
      : clientsAfter(selecting, last, language))
    yield* lines
    if (lines.length < PAGE) return
    last = end
  }
}

type Page = Promise<[ExportLine[], number]>

async function clientsAfter(selecting: Selecting, last: number, language: Language): Page {
  const clients = await selectedClients(selecting).where('clients.id', '>', last).orderBy('clients.id').limit(PAGE)
  return [clients.map((client) => clientLine(client, language)), clients.at(-1)?.id ?? last]
}

async function mattersAfter(selecting: Selecting, last: number, language: Language): Page {
  const rows = (await selectedMatters(selecting)
    .where('matters.id', '>', last)
    .leftJoin('users as answering', 'answering.id', 'matters.responsible_id')
    .select('matters.*', 'answering.name as responsible_name')
    .orderBy('matters.id')
    .limit(PAGE)
    .pojo<Record<string, unknown>>()) as Record<string, unknown>[]
  const ids = rows.map(({ id }) => Number(id))
  const team = await namesOf(
    ids,
    db.from('matter_team').join('users', 'users.id', 'matter_team.user_id').select('matter_id', 'users.name')
  )
  const tags = await namesOf(ids, db.from('matter_tags').select('matter_id', 'name'))
  const said = (of: Map<number, string[]>, id: unknown) => (of.get(Number(id)) ?? []).join('; ')
  const lines = rows.map((row) => matterLine(row, { team: said(team, row.id), tags: said(tags, row.id) }, language))
  return [lines, ids.at(-1) ?? last]
}

/** Names that belong to matters, by matter. */
async function namesOf(ids: number[], query: ReturnType<typeof db.from>): Promise<Map<number, string[]>> {
  const rows = ids.length === 0 ? [] : await query.whereIn('matter_id', ids).orderBy('name')
  const names = new Map<number, string[]>()
  for (const { matter_id, name } of rows)
    names.set(Number(matter_id), [...(names.get(Number(matter_id)) ?? []), String(name)])
  return names
}
