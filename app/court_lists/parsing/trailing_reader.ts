import { flat } from './days.js'
import type { Values } from './cells.js'
import type { Line } from './line.js'
import { COURT, FOOTER, LISTS, UNFINISHED } from './line_forms.js'
import type { ReadList } from './list_row.js'
import { beforeRow } from './look_ahead.js'
import { isShouted } from './context.js'
import { RowCollector } from './row_collector.js'
import { casesIn, joinedCases } from './split_text.js'
import { beforeNumber, COUNTED, endOf } from './trailing_parts.js'

/** A row has no more lines before its number. */
const MOST_PENDING = 12

/** Reads lists whose rows begin with the parties and end with the number of the case and what was decided, as bulletins print them. */
export class TrailingReader {
  readonly #found = new RowCollector()
  /** Lines of a row whose number is yet to come. */
  #pending: Line[] = []
  /** Whether the row that is being read still goes on. */
  #isOpen = false
  #afterBlank = true

  constructor(private readonly lines: Line[]) {}

  /** Reads so many lines from one on; false when there are no more. */
  take(from: number, count: number): boolean {
    const end = Math.min(this.lines.length, from + count)
    for (let at = from; at < end; at++) {
      const { text } = this.lines[at]!
      if (text.trim() === '') this.#afterBlank = true
      else if (!FOOTER.test(flat(text.trim()))) {
        this.#take(at)
        this.#afterBlank = false
      }
    }
    return end < this.lines.length
  }

  end(): ReadList {
    this.#leavePending()
    this.#found.close()
    return { rows: this.#found.rows, leftOver: this.#found.leftOver }
  }

  #take(at: number): void {
    const line = this.lines[at]!
    if (this.#takeHeading(at)) return
    const counted = this.#found.entry && this.#pending.length === 0 ? COUNTED.exec(flat(line.text.trim())) : null
    if (counted) return this.#count(line, counted[0].length)
    if (this.#isOpen && casesIn(line.text).length === 0) return this.#goOn(line.text)
    this.#isOpen = false
    this.#pending.push({ ...line, text: line.text.trim() })
    if (this.#pending.length > MOST_PENDING) this.#leave(this.#pending.splice(0, 1))
    if (casesIn(line.text).length > 0) this.#takeRows()
  }

  /** A heading between rows, or one in capitals or of a court that parts a row from nothing but itself. */
  #takeHeading(at: number): boolean {
    const { text } = this.lines[at]!
    if (this.#pending.length > 0) {
      const plain = flat(text).trim()
      const isApart = COURT.test(plain) && !UNFINISHED.test(flat(this.#pending.at(-1)!.text))
      const isHeading =
        this.#afterBlank || (isShouted(text) && (isApart || !this.#pending.every((line) => isShouted(line.text))))
      if (!isHeading || !(COURT.test(plain) || LISTS.test(plain))) return false
    }
    const above = this.#found.context
    const isHead = this.#found.takeContext(text, {
      afterBlank: true,
      afterUnfinished: false,
      beforeRow: this.#pending.length > 0 || beforeRow(this.lines, at) || isShouted(text),
    })
    // The head of each page parts nothing.
    if (isHead && this.#found.context !== above) {
      this.#leavePending()
      this.#isOpen = false
      this.#found.close()
    }
    return isHead
  }

  /** What ends the row above may stand on a line of its own. */
  #count({ text, number }: Line, length: number): void {
    const { entry } = this.#found
    entry!.values.synthesis = [entry!.values.synthesis, text.trim().slice(0, length)].filter(Boolean).join(' ')
    entry!.said.push(text.trim().slice(0, length))
    this.#isOpen = false
    this.#found.close()
    const rest = text.trim().slice(length).trim()
    if (rest) this.#pending.push({ text: rest, number })
  }

  #goOn(text: string): void {
    this.#found.goOn(text)
    if (/[.;]$/.test(text.trim())) this.#isOpen = false
  }

  /** The rows that the pending lines hold; what follows the last is of the next. */
  #takeRows(): void {
    const number = this.#pending[0]!.number
    let text = this.#pending.map((line) => line.text).join(' ')
    this.#pending = []
    for (let cases = joinedCases(text); cases.length > 0; cases = joinedCases(text)) {
      const [first, last] = [cases[0]!, cases.at(-1)!]
      const behind = text.slice(last.end)
      const end = last.end + endOf(behind)
      this.#begin(number, text, { start: first.start, last: last.end, end })
      text = text.slice(end).replace(/^[\s.;,–—-]+/, '')
    }
    if (text !== '') this.#pending.push({ text, number })
  }

  #begin(number: number, text: string, { start, last, end }: { start: number; last: number; end: number }): void {
    const said = text.slice(0, end).trim()
    const behind = text.slice(last, end)
    const values: Values = { ...beforeNumber(text.slice(0, start)), case: text.slice(start, last) }
    const decided = behind.replace(/^[\s.,;:)–—-]+/, '').trim()
    if (decided) values.synthesis = decided
    this.#found.begin(number, [said], values, null)
    this.#found.entry!.last = 'synthesis'
    this.#isOpen = !COUNTED.test(flat(behind)) && !/[.;)]$/.test(said)
  }

  #leavePending(): void {
    this.#leave(this.#pending)
    this.#pending = []
  }

  #leave(lines: Line[]): void {
    for (const { text, number } of lines) this.#found.leave(number, text)
  }
}
