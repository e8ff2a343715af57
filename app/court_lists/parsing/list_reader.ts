import { append, cellsOf, columnsOf, saidIn, valuesOf, type Columns, type Values } from './cells.js'
import { FOOTER, LACKING, namesCourt } from './line_forms.js'
import { beforeRow } from './look_ahead.js'
import { contextOfLabel } from './context.js'
import { flat } from './days.js'
import { isOfContext } from './entry.js'
import { isOrdinal, startsEntry, type Manner } from './entry_start.js'
import { goesOnCut, isCut, isCutAbove, isOther } from './going_on.js'
import { guessedValues, isRowOfCells, labelOfTwo } from './guess_cells.js'
import { splitLabels, type Field } from './headings.js'
import type { Line } from './line.js'
import type { ReadList } from './list_row.js'
import { RowCollector } from './row_collector.js'
import { casesIn } from './split_text.js'

/** Reads the lines of a list, one after the other. */
export class ListReader {
  readonly #found = new RowCollector()
  #at = 0
  #columns: Columns | null = null
  /** Labels that stand before the number of their case. */
  #pending: Values = {}
  #pendingSaid: string[] = []
  #afterBlank = true
  #previous = ''

  constructor(
    private readonly lines: Line[],
    private readonly manner: Manner
  ) {}

  /** Reads so many lines from one on; false when there are no more. */
  take(from: number, count: number): boolean {
    const end = Math.min(this.lines.length, from + count)
    for (let at = from; at < end; at++) {
      const { text, number } = this.lines[at]!
      this.#at = at
      if (text.trim() === '') this.#afterBlank = true
      else if (goesOnCut(this.#found.entry, text) || !FOOTER.test(flat(text.trim()))) {
        this.#take(text, number)
        this.#previous = flat(text).trim()
        this.#afterBlank = false
      }
    }
    return end < this.lines.length
  }

  end(): ReadList {
    this.#found.close()
    // Labels that no case followed.
    if (this.#pendingSaid.length > 0) this.#found.leave(this.lines.at(-1)!.number, this.#pendingSaid.join(' '))
    return { rows: this.#found.rows, leftOver: this.#found.leftOver }
  }

  #take(line: string, number: number): void {
    const columns = columnsOf(line)
    if (columns) {
      this.#found.close()
      this.#columns = columns
      return
    }
    if (line.includes('\t')) return this.#takeCells(line, number)
    if (this.#columns && !this.#columns.isTabbed && this.#isOfColumns(line)) return this.#takeCells(line, number)
    if (!this.#columns && isRowOfCells(line)) return this.#takeCells(line, number)
    if (this.#takeLabels(line, number)) return
    if (this.#startsEntry(line)) return this.#found.begin(number, [line.trim()], {}, null, true)
    if (this.#takeContext(line)) return
    if (this.#found.entry) return this.#found.goOn(line)
    if (casesIn(line).length > 0) return this.#found.begin(number, [line.trim()], {}, null, true)
    this.#found.leave(number, line.trim())
  }

  #startsEntry(line: string): boolean {
    const before = { manner: this.manner, afterBlank: this.#afterBlank, previous: this.#previous }
    return startsEntry(line, { ...before, isOpen: this.#found.entry !== null })
  }

  #isOfColumns(line: string): boolean {
    if (cellsOf(line).length > 1 || goesOnCut(this.#found.entry, line)) return true
    return this.#found.entry?.columns === this.#columns && /^\s{4,}\S/.test(line)
  }

  /** A line of a table. One without a number goes on with the row above. */
  #takeCells(line: string, number: number): void {
    const label = this.#columns ? null : labelOfTwo(line)
    if (label && this.#takeLabels(label, number)) return
    const values = this.#columns ? valuesOf(line, this.#columns) : guessedValues(line)
    const said = saidIn(line)
    if (this.#columns && isCutAbove(this.#found.entry, values, this.#columns))
      return this.#found.goOnCells(values, said)
    if (casesIn(values.case ?? '').length > 0 || (this.#columns && isCut(values.case)))
      return this.#found.begin(number, said, values, this.#columns)
    if (!values.case && this.#found.entry?.columns === this.#columns && !isOther(this.#found.entry, values))
      return this.#found.goOnCells(values, said)
    const isHead = said.length === 1 || (!this.#columns && said.some((cell) => namesCourt(flat(cell))))
    if (isHead && said.filter((cell) => this.#takeContext(cell)).length > 0) return
    const long = this.#columns ? undefined : said.find((cell) => casesIn(cell).length > 0)
    if (long) return this.#found.begin(number, said, { ...values, case: long }, null)
    this.#found.close()
    this.#found.leave(number, said.join(' | '))
  }

  /** A line that labels divide; false when it has none that says something of a case. */
  #takeLabels(line: string, number: number): boolean {
    if (this.manner.isNumbered && isOrdinal(line)) return false
    const { before, labelled } = splitLabels(line)
    if (labelled.length === 0 || (before !== '' && casesIn(before).length > 0)) return false
    const opensBlock = before === '' && labelled[0]!.field === 'case' && casesIn(labelled[0]!.value).length > 0
    if (this.#found.entry?.isText && !opensBlock && (this.manner.isNumbered || !this.#afterBlank)) return false
    if (before !== '') this.#goOnOrLeave(before, number)
    for (const { field, label, value } of labelled) this.#takeLabel(field, { label, value, number })
    return true
  }

  #takeLabel(named: Field, { label, value, number }: { label: string; value: string; number: number }): void {
    const isCase = casesIn(value).length > 0
    const field = named === 'case' && !isCase && value !== '' ? 'proceeding' : named
    const said = `${label}: ${value}`
    if (field === 'case' && isCase) {
      const [values, before] = [this.#pending, this.#pendingSaid]
      this.#pending = {}
      this.#pendingSaid = []
      this.#found.begin(number, [...before, said], { ...values, case: value }, null)
      return
    }
    const entry = this.#found.entry && !this.#found.entry.isText ? this.#found.entry : null
    if (entry && entry.values[field] === undefined && !isOfContext(entry, field)) {
      entry.values[field] = value
      entry.said.push(said)
      entry.last = field
      return
    }
    if (field === 'other') return void entry?.said.push(said)
    this.#found.close()
    const context = contextOfLabel(this.#found.context, field, value)
    if (context) this.#found.context = context
    else {
      append(this.#pending, field, value)
      this.#pendingSaid.push(said)
    }
  }

  #goOnOrLeave(text: string, number: number): void {
    if (this.#found.entry) this.#found.goOn(text)
    else if (!this.#takeContext(text)) this.#found.leave(number, text)
  }

  /** A line that tells court, day, hour or kind of what follows. */
  #takeContext(line: string): boolean {
    return this.#found.takeContext(line, {
      afterBlank: this.#afterBlank,
      afterUnfinished: !this.#columns && LACKING.test(this.#previous),
      beforeRow: beforeRow(this.lines, this.#at),
    })
  }
}
