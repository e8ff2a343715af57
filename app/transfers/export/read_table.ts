import type { Knex } from 'knex'
import type { ExportedTable } from '#app/transfers/exported/shape'
import { CATALOGUES, EXPORTED } from '#app/transfers/exported_tables'
import { columnsOf, toArchive, type Column } from './columns.js'

export type ArchiveValue = string | number | boolean | null
export type ArchiveRow = Record<string, ArchiveValue>

const PAGE = 500

/** Keeps the rows of one firm. */
export function ofFirm(
  query: Knex.QueryBuilder,
  { table, through, also, only = {} }: ExportedTable,
  firm: number
): Knex.QueryBuilder {
  for (const [column, value] of Object.entries(only)) query.where(`${table}.${column}`, value)
  if (through) {
    const parent = EXPORTED.find((each) => each.table === through.table)!
    return query.whereIn(`${table}.${through.column}`, (ids) => {
      void ofFirm(ids.from(parent.table).select(`${parent.table}.id`), parent, firm)
    })
  }
  if (!also) return query.where(`${table}.workspace_id`, firm)
  return query.where((either) => {
    void either.where(`${table}.workspace_id`, firm).orWhereIn(`${table}.id`, (named) => {
      void named.from(also.table).where('workspace_id', firm).select(also.column)
    })
  })
}

/** The columns of a table that are in the archive. */
export async function archivedColumns(knex: Knex, spec: ExportedTable): Promise<Column[]> {
  const all = await columnsOf(knex, spec.table)
  return all.filter(({ name }) => name !== 'workspace_id' && !spec.without?.[name])
}

/** How many rows of a firm a table has. */
export async function countRows(knex: Knex, spec: ExportedTable, firm: number): Promise<number> {
  const [row] = await ofFirm(knex(spec.table), spec, firm).count({ total: '*' })
  return Number(row.total)
}

/** The rows of a firm in a table, some hundreds at a time, with public keys in place of the ids of catalogues. */
export async function* readTable(knex: Knex, spec: ExportedTable, firm: number): AsyncGenerator<ArchiveRow> {
  const { table, key = 'id' } = spec
  const columns = await archivedColumns(knex, spec)
  for (let last: unknown = null; ;) {
    const query = ofFirm(knex(table), spec, firm).orderBy(`${table}.${key}`).limit(PAGE)
    if (last !== null) query.where(`${table}.${key}`, '>', last as string)
    const rows: Record<string, unknown>[] = await query.select(...columns.map(({ name }) => `${table}.${name}`))
    const read = rows.map((row) =>
      Object.fromEntries(columns.map((each) => [each.name, toArchive(each, row[each.name])]))
    )
    for (const [column, { to }] of Object.entries(spec.references))
      if (CATALOGUES[to]) await namePublicly(knex, read, { column, catalogue: to })
    yield* read
    if (rows.length < PAGE) return
    last = rows.at(-1)![key]
  }
}

/** Puts the public key in the place of an id of a catalogue. */
async function namePublicly(
  knex: Knex,
  rows: ArchiveRow[],
  { column, catalogue }: { column: string; catalogue: string }
) {
  const ids = [...new Set(rows.map((row) => row[column]).filter((id) => id !== null))] as number[]
  if (ids.length === 0) return
  const found: Record<string, unknown>[] = await knex(catalogue)
    .whereIn('id', ids)
    .select('id', ...CATALOGUES[catalogue]!)
  const keys = new Map(found.map((row) => [Number(row.id), CATALOGUES[catalogue]!.map((name) => row[name]).join('/')]))
  for (const row of rows) row[column] = row[column] === null ? null : (keys.get(Number(row[column])) ?? null)
}
