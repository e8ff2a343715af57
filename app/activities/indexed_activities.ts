import { partsOf } from '#app/core/contributions/define_module'
import db from '@adonisjs/lucid/services/db'
import { joinOn } from '#app/core/models/join_on'
import { recordLoaders, type IndexedRecord } from '#app/core/search/indexed_records'
import { acrossFirms } from '#app/core/tenancy/rows'
import Matter from '#app/matters/models/matter'

const TITLE = 90

interface Row {
  id: number
  workspace_id: number
  matter_id: number
  reference: string
  matter_title: string
}

const recordOf = (row: Row, title: string, text: string): IndexedRecord => ({
  id: Number(row.id),
  workspaceId: Number(row.workspace_id),
  matterId: Number(row.matter_id),
  title,
  context: `${row.reference} · ${row.matter_title}`,
  text,
})

/** Rows of a table with their matter. */
const rowsOf = (table: 'activities' | 'notes', ids: number[]) =>
  db
    .from(table)
    .join(...joinOn(Matter, `${table}.matter_id`))
    .whereIn(`${table}.id`, ids)
    .select(`${table}.*`, 'matters.reference', 'matters.title as matter_title')

/** Texts of the rows of a table that belong to activities, by activity. */
async function textsOf(table: string, column: string, ids: number[]): Promise<Map<number, string>> {
  const texts = new Map<number, string>()
  const rows = await db.from(table).whereIn('activity_id', ids).orderBy('id').select('activity_id', `${column} as text`)
  for (const { activity_id: id, text } of rows) texts.set(Number(id), `${texts.get(Number(id)) ?? ''}\n${text}`)
  return texts
}

export const indexedActivitiesParts = [
  /** An activity is found by its title; by its description, steps and comments as text. */
  partsOf(recordLoaders, {
    key: 'activity',
    async load(ids) {
      const rows = await rowsOf('activities', ids)
      const [steps, comments] = [
        await textsOf('activity_subtasks', 'title', ids),
        await textsOf('notes', 'plain_text', ids),
      ]
      return rows.map((row) => {
        const texts = [row.description, steps.get(Number(row.id)), comments.get(Number(row.id))]
        return recordOf(row, row.title, texts.filter(Boolean).join('\n').trim())
      })
    },
    async idsAfter(id, limit) {
      const rows = await acrossFirms(db, 'activities').where('id', '>', id).orderBy('id').limit(limit).select('id')
      return rows.map((row) => Number(row.id))
    },
  }),
  /** A note is found by what it says, and named by its beginning. Comments are found with their activity. */
  partsOf(recordLoaders, {
    key: 'note',
    async load(ids) {
      const rows = await rowsOf('notes', ids).whereNull('notes.activity_id')
      return rows.map((row) => recordOf(row, beginning(row.plain_text), row.plain_text))
    },
    async idsAfter(id, limit) {
      const rows = acrossFirms(db, 'notes').where('id', '>', id).whereNull('activity_id')
      return (await rows.orderBy('id').limit(limit).select('id')).map((row) => Number(row.id))
    },
  }),
]

/** The first words of a text, whole ones, in one line. */
function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= TITLE ? line : `${line.slice(0, line.lastIndexOf(' ', TITLE) + 1 || TITLE).trim()}…`
}
