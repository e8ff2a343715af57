import { rowForms } from '#app/core/contributions/row_forms'
import type { ArchiveRow, ArchiveValue } from '#app/transfers/export/read_table'

/** The person of a number that the archive gave them, as they are called here. */
export type FindPeople = (archived: number[]) => Promise<Map<number, { id: number; name: string }>>

/** The rows of a table that came before, by the numbers that the archive gave them. */
export type FindRows = (table: string, archived: number[]) => Promise<Map<number, number>>

/** Returns a row as the forms of the product would keep it, with what follows from its fields; null for a row that they would refuse. */
export type AcceptRow = (row: ArchiveRow, findPeople: FindPeople, findRows: FindRows) => Promise<ArchiveRow | null>

/** What a validator makes of an input: an error, or the fields. */
type Validate = (input: Record<string, unknown>) => Promise<readonly [unknown, unknown]>

/** Stands for the people of a row, which are looked up apart. */
export const SOMEBODY = 1

/** Characters of the title and of the citation of a document of the library, at most. */
export const CITATION = 20_000

/** Columns of folded text hold this many characters. */
export const FOLDED = 420

/** `first_surname` as `firstSurname`. */
const fieldOf = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The field as a column of an archive has it. */
function valueOf(value: unknown): ArchiveValue {
  return value === undefined ? null : (value as ArchiveValue)
}

/** Puts the columns of a row, each as the field of the same name, through the validator of a form. `rest` is what the form asks for beside them. */
export async function throughForm(
  row: ArchiveRow,
  { columns, validate, rest = {} }: { columns: string[]; validate: Validate; rest?: Record<string, unknown> }
): Promise<ArchiveRow | null> {
  const input = Object.fromEntries(columns.map((column) => [fieldOf(column), row[column] ?? undefined]))
  const [error, fields] = await validate({ ...rest, ...input })
  if (error !== null) return null
  const kept = fields as Record<string, unknown>
  return { ...row, ...Object.fromEntries(columns.map((column) => [column, valueOf(kept[fieldOf(column)])])) }
}

/** A rule of a table whose columns are fields of one form; `derive` works out what follows from them. */
export function formOf(
  columns: string[],
  validate: Validate,
  { rest, derive }: { rest?: Record<string, unknown>; derive?: (row: ArchiveRow) => ArchiveRow } = {}
): AcceptRow {
  return async (row) => {
    const kept = await throughForm(row, { columns, validate, rest })
    return kept && derive ? { ...kept, ...derive(kept) } : kept
  }
}

/** The rule of a table of a module that stands beside this one, which contributes its forms. */
export function contributed(table: string): AcceptRow {
  return async (row) => {
    let kept: ArchiveRow | null = row
    for (const part of rowForms.find(table)!.parts) kept = kept && (await throughForm(kept, part))
    return kept
  }
}

/** What a column holds as JSON; undefined for what is none. */
export function jsonOf(value: ArchiveValue | undefined): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    return undefined
  }
}
