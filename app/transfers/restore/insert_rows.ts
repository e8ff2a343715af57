import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordsChanged } from '#app/core/search/record_changes'
import type { Column } from '#app/transfers/export/columns'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import type { ExportedTable } from '#app/transfers/exported/shape'
import { CATALOGUES } from '#app/transfers/exported_tables'
import { assertKnownValues, toDatabase, wrongRow } from './json_rows.js'
import { inCatalogue, type Remap } from './remap.js'

/** Where rows go. */
export interface Target {
  firm: number
  remap: Remap
  spec: ExportedTable
  /** All columns of the table. */
  columns: Column[]
}

type NumberedRow = [number, ArchiveRow]
type DatabaseRow = Record<string, string | number | null>

/** Puts some rows of an archive into their table, under new ids and in the firm. Throws TaskFailed for what does not fit. */
export async function insertRows(trx: TransactionClientContract, target: Target, rows: NumberedRow[]): Promise<void> {
  const { spec, remap, firm } = target
  const known = await idsFor(trx, target, rows)
  const pairs: [number, number][] = []
  const findPeople = (archived: number[]) => remap.findPeople(trx, archived)
  const findRows = (table: string, archived: number[]) => remap.find(trx, table, archived)
  for (const [line, row] of rows) {
    assertKnownValues(spec, row, line)
    const accepted = spec.accept ? await spec.accept(row, findPeople, findRows) : row
    if (accepted === null) throw wrongRow(spec.table, line)
    const made = rowFor(target, accepted, { line, known })
    if (made === null) continue
    const [id] = await inserted(trx, target, { made, line })
    if (hasId(target)) pairs.push([Number(row.id), Number(id)])
  }
  await remap.keep(trx, spec.table, pairs)
  if (spec.indexed)
    await recordsChanged(
      trx,
      firm,
      spec.indexed,
      pairs.map(([, id]) => id)
    )
}

/** What the database itself does not take (a number given twice, a text that is too long) is the archive's fault. */
async function inserted(
  trx: TransactionClientContract,
  { spec }: Target,
  { made, line }: { made: DatabaseRow; line: number }
) {
  try {
    return (await trx.knexQuery().table(spec.table).insert(made)) as number[]
  } catch (error) {
    const { code = '', sqlState = '' } = error as { code?: string; sqlState?: string }
    throw /^SQLITE_CONSTRAINT/.test(code) || /^2[23]/.test(sqlState) ? wrongRow(spec.table, line) : error
  }
}

const hasId = ({ columns }: Target) => columns.some(({ name }) => name === 'id')

type Known = Map<string, Map<number | string, number>>

/** New ids for all that some rows name, by column. */
async function idsFor(trx: TransactionClientContract, { spec, remap }: Target, rows: NumberedRow[]): Promise<Known> {
  const known: Known = new Map()
  for (const [column, { to, later }] of Object.entries(spec.references)) {
    if (later) continue
    const named = [
      ...new Set(rows.map(([, row]) => row[column]).filter((value) => value !== null && value !== undefined)),
    ]
    const isPublic = Boolean(CATALOGUES[to])
    known.set(
      column,
      isPublic ? await inCatalogue(trx, to, named.map(String)) : await remap.find(trx, to, named.map(Number))
    )
  }
  return known
}

/** The row as it is stored; null when what it belongs to is not here. */
function rowFor(
  { spec, columns, firm }: Target,
  row: ArchiveRow,
  { line, known }: { line: number; known: Known }
): DatabaseRow | null {
  const at = { table: spec.table, line }
  if (columns.some(({ name }) => name === 'id') && !Number.isSafeInteger(row.id)) throw wrongRow(spec.table, line)
  const made: DatabaseRow = {}
  for (const column of columns) {
    const { name } = column
    if (name === 'id' || spec.without?.[name]) continue
    if (name === 'workspace_id') made[name] = firm
    else if (name === spec.file?.column && spec.file.store !== 'pictures') made[name] = `missing/${String(row.id)}`
    else if (name === spec.file?.column) made[name] = null
    else if (!spec.references[name]) made[name] = toDatabase(column, row[name], at)
    else {
      const id = reference(spec, row, { name, known, line })
      if (id === 'drop') return null
      made[name] = id
      if (id === null && !column.nullable) throw wrongRow(spec.table, line)
    }
  }
  return { ...made, ...spec.fresh }
}

function reference(
  spec: ExportedTable,
  row: ArchiveRow,
  { name, known, line }: { name: string; known: Known; line: number }
) {
  const { missing, later, to } = spec.references[name]!
  const value = row[name]
  if (later || value === null || value === undefined) return null
  const id = known.get(name)!.get(CATALOGUES[to] ? String(value) : Number(value))
  if (id !== undefined) return id
  if (missing === 'null') return null
  if (missing === 'drop') return 'drop'
  throw wrongRow(spec.table, line)
}

/** Sets the columns that name rows of the same or of a later table, when all are there. */
export async function linkRows(
  trx: TransactionClientContract,
  { spec, remap }: Target,
  rows: NumberedRow[]
): Promise<void> {
  const later = Object.entries(spec.references).filter(([, reference]) => reference.later)
  const own = await remap.find(
    trx,
    spec.table,
    rows.map(([, row]) => Number(row.id))
  )
  for (const [column, { to }] of later) {
    const named = rows.filter(([, row]) => row[column] !== null && row[column] !== undefined)
    const ids = await remap.find(
      trx,
      to,
      named.map(([, row]) => Number(row[column]))
    )
    for (const [line, row] of named) {
      const id = ids.get(Number(row[column]))
      if (id === undefined) throw wrongRow(spec.table, line)
      await trx
        .from(spec.table)
        .where('id', own.get(Number(row.id)) ?? 0)
        .update({ [column]: id })
    }
  }
}
