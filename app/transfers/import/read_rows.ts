import { createHash } from 'node:crypto'
import { errors } from '@vinejs/vine'
import { ValidationMessages } from '#app/core/messages/validation_messages'
import { translate } from '#app/core/messages/catalogue'
import type { ImportContext, ReadRow, RowProblem, Subject } from '#app/transfers/records/import_field'
import { matterKey, readMatter } from '#app/transfers/records/matters/read_matter'
import { clientKey, notesWith, readClient } from '#app/transfers/records/clients/read_client'
import { RowCells } from '#app/transfers/records/cells/row_cells'
import { JOINT } from './headings.js'
import type { Mapping } from './guess_mapping.js'
import type { Sheet } from './sheets.js'

type Row = Sheet['rows'][number]
type ReadRecord = Awaited<ReturnType<typeof readMatter>> | Awaited<ReturnType<typeof readClient>>

/** Names of the fields of a form that stand in another column of a file. */
const OTHERWISE: Record<string, string> = { phones: 'phone', clients: 'client', givenNames: 'name' }

/** Reads rows of a sheet one by one: what each says, or what is wrong with it. */
export class RowReader {
  readonly #context: ImportContext

  constructor(
    private readonly subject: Subject,
    private readonly columns: { headings: string[]; mapping: Mapping },
    context: ImportContext
  ) {
    this.#context = context
  }

  async read({ line, cells }: Row): Promise<ReadRow> {
    const { headings, mapping } = this.columns
    const filled = mapping.flatMap((field, place) =>
      field && cells[place] ? [{ field, heading: headings[place]!.split(JOINT).at(-1)!, text: cells[place] }] : []
    )
    const row = new RowCells(filled)
    const record: ReadRecord =
      this.subject === 'matters' ? await readMatter(row, this.#context) : await readClient(row, this.#context)
    const { values, problems } = await this.#checked(record, row)
    const { warnings, leftOver } = record.findings
    const own = { ...values, ...record.also, ...this.#notes(values, record.also, leftOver) }
    const found = [...record.problems, ...problems]
    return {
      line,
      key: found.length > 0 ? null : this.#key(own),
      values: own,
      problems: found,
      warnings,
      repeats: null,
    }
  }

  /** What had no place in a field is not lost: it goes into the notes. */
  #notes(values: Record<string, unknown>, also: { notes?: string[]; archived?: boolean }, leftOver: string[]) {
    if (this.subject === 'clients') return { notes: notesWith(values.notes, leftOver) }
    if (leftOver.length === 0) return {}
    const lead = translate(this.#context.language, 'transfers.note.left_over')
    return { notes: [...(also.notes ?? []), [lead, ...leftOver].join('\n')] }
  }

  /** Checks a record as the form does. What it refuses of fields that a record can be without is put aside, with a warning. */
  async #checked({ data, shape, soft, findings }: ReadRecord, cells: RowCells) {
    const messagesProvider = new ValidationMessages(this.#context.language)
    let sent: Record<string, unknown> = data
    for (let round = 0; ; round++) {
      try {
        const values = (await shape.validate(sent, { messagesProvider })) as Record<string, unknown>
        return { values, problems: [] as RowProblem[] }
      } catch (error) {
        if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
        const faults = error.messages as { field: string; message: string }[]
        const refused = new Set(faults.map(({ field }) => field.split('.')[0]!))
        if (round > 0 || ![...refused].every((field) => soft.includes(field)))
          return { values: {}, problems: faults.map((fault) => this.#problem(fault)) }
        for (const { field, message } of faults) {
          const [cell] = cells.all(field)
          findings.warnings.push({ field, reason: message })
          if (cell) findings.leftOver.push(`${cell.heading}: ${cell.text}`)
        }
        sent = Object.fromEntries(Object.entries(sent).filter(([field]) => !refused.has(field)))
      }
    }
  }

  #problem({ field, message }: { field: string; message: string }): RowProblem {
    const name = field.split('.')[0]!
    const { mapping } = this.columns
    const other = OTHERWISE[name]
    return { field: mapping.includes(name) || !other ? name : other, reason: message }
  }

  #key(values: Record<string, unknown>): string {
    const key = this.subject === 'matters' ? matterKey(values) : clientKey(values)
    return createHash('sha256').update(`${this.subject} ${key}`).digest('hex')
  }
}
