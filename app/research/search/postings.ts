import type { Statement } from 'better-sqlite3'
import { formsTable, stemsTable, type Connection } from './index_file.js'
import { stemToken, type Expressions } from './match_expression.js'

/** Reads the FTS5 tables of a source. */
export class Postings {
  #stems: Statement
  #forms: Statement
  #count: Statement
  #counts = new Map<string, number>()

  constructor(connection: Connection, source: number) {
    const slots = (table: string) =>
      connection.prepare(`SELECT json_group_array(rowid) FROM ${table} WHERE ${table} MATCH ?`).pluck()
    this.#stems = slots(stemsTable(source))
    this.#forms = slots(formsTable(source))
    this.#count = connection
      .prepare(`SELECT count(*) FROM ${stemsTable(source)} WHERE ${stemsTable(source)} MATCH ?`)
      .pluck()
  }

  /** Slots that answer what is asked of the stems. */
  ofStems(asked: Expressions): SlotLists {
    return slotLists(this.#stems, asked)
  }

  /** Slots that answer what is asked of the written words. */
  ofForms(asked: Expressions): SlotLists {
    return slotLists(this.#forms, asked)
  }

  /** The slots whose documents have a stem as often as a frequency class says. */
  ofClass(stem: string, frequencyClass: number): number[] {
    return slotsOf(this.#stems, stemToken(stem, frequencyClass))
  }

  /** In how many documents a stem stands. */
  documentsOf(stem: string): number {
    const known = this.#counts.get(stem)
    if (known !== undefined) return known
    const count = this.#count.get(stemToken(stem)) as number
    this.#counts.set(stem, count)
    return count
  }

  /** Forgets what was counted: the index has changed. */
  forget(): void {
    this.#counts.clear()
  }
}

/** Slots, ascending: those that are in, those that are out; null when nothing is said. When both were asked, `inside` has both applied. */
export interface SlotLists {
  inside: number[] | null
  outside: number[] | null
}

function slotLists(statement: Statement, { wanted, excluded }: Expressions): SlotLists {
  if (wanted === null) return { inside: null, outside: excluded === null ? null : slotsOf(statement, excluded) }
  return { inside: slotsOf(statement, excluded === null ? wanted : `(${wanted}) NOT (${excluded})`), outside: null }
}

/** One JSON text is 4 to 6 times faster than a row per slot. */
function slotsOf(statement: Statement, expression: string): number[] {
  return JSON.parse(statement.get(expression) as string) as number[]
}
