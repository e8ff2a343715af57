import { append, type Columns, type Values } from './cells.js'
import { contextAfter, NO_CONTEXT, type Context, type Place } from './context.js'
import { rowsOf, type Entry } from './entry.js'
import type { Field } from './headings.js'
import type { LeftOver, ListRow } from './list_row.js'

/** The rows that were found so far, the one that is being read, and what holds for those that follow. */
export class RowCollector {
  readonly rows: ListRow[] = []
  readonly leftOver: LeftOver[] = []
  context: Context = { ...NO_CONTEXT }
  entry: Entry | null = null

  leave(line: number, text: string): void {
    this.leftOver.push({ line, text })
  }

  /**
   * Takes a line that tells court, day, hour or kind of what follows; false for others. It ends the row that is being read, unless it only says again what holds
   * already, as the head of each page does.
   */
  takeContext(line: string, place: Omit<Place, 'context' | 'isWithin'>): boolean {
    const next = contextAfter(line, { ...place, context: this.context, isWithin: this.entry !== null })
    if (!next) return false
    const isSame = (Object.keys(next) as (keyof Context)[]).every((key) => next[key] === this.context[key])
    if (isSame) return true
    this.close()
    this.context = next
    return true
  }

  /** Cells of a line that goes on with the row above. */
  goOnCells(values: Values, said: string[]): void {
    const entry = this.entry!
    entry.said.push(...said)
    for (const [field, text] of Object.entries(values) as [Field, string][]) append(entry.values, field, text)
  }

  begin(line: number, said: string[], values: Values, columns: Columns | null, isText = false): void {
    this.close()
    this.entry = {
      ...{ line, said, columns, isText },
      values: { ...values },
      last: 'synthesis',
      context: { ...this.context },
    }
    if (!isText && !columns && values.case) this.entry.last = 'case'
  }

  goOn(line: string): void {
    const entry = this.entry!
    entry.said.push(line.trim())
    if (!entry.isText) append(entry.values, entry.last === 'case' ? 'synthesis' : entry.last, line.trim())
  }

  /** Ends the row that is being read. */
  close(): void {
    const entry = this.entry
    this.entry = null
    if (!entry) return
    const rows = rowsOf(entry)
    this.rows.push(...rows)
    if (rows.length === 0) this.leave(entry.line, entry.said.join(' '))
  }
}
