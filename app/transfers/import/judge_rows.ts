import { createHash } from 'node:crypto'
import { errors } from '@vinejs/vine'
import { ValidationMessages } from '#app/core/messages/validation_messages'
import { translate } from '#app/core/messages/catalogue'
import { clientKey, judgeClient } from '#app/transfers/records/client_import'
import type { JudgedRow, JudgingContext, RowProblem, Subject } from '#app/transfers/records/import_field'
import { judgeMatter, matterKey } from '#app/transfers/records/matter_import'
import { importFields } from '#app/transfers/records/subjects'
import type { Mapping } from './guess_mapping.js'
import type { Sheet } from './sheets.js'

type Row = Sheet['rows'][number]

/** Names of the fields of a form that stand in another column of a file. */
const OTHERWISE: Record<string, string> = { phones: 'phone', clients: 'client', givenNames: 'name' }

/** Reads rows of a sheet one by one: what each says, or what is wrong with it. */
export class RowJudge {
  constructor(
    private readonly subject: Subject,
    private readonly mapping: Mapping,
    private readonly context: JudgingContext
  ) {}

  async judge(row: Row): Promise<JudgedRow> {
    const cells: Record<string, string> = {}
    for (const [place, field] of this.mapping.entries()) if (field && row.cells[place]) cells[field] = row.cells[place]
    const read = await (this.subject === 'matters'
      ? judgeMatter(cells, this.context)
      : judgeClient(cells, this.context))
    const problems = [...read.problems]
    try {
      const messagesProvider = new ValidationMessages(this.context.language)
      const values = { ...(await read.shape.validate(read.data, { messagesProvider })), ...read.also } as Record<
        string,
        unknown
      >
      const key = this.subject === 'matters' ? matterKey(values) : clientKey(values)
      return { line: row.line, key: problems.length > 0 ? null : hashed(this.subject, key), values, problems }
    } catch (error) {
      if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
      return { line: row.line, key: null, values: {}, problems: [...problems, ...this.said(error)] }
    }
  }

  /** A row whose key another row of the file has already. */
  repeated({ line, values }: JudgedRow, first: number): JudgedRow {
    const reason = translate(this.context.language, 'transfers.reason.repeated', { line: first })
    return { line, key: null, values, problems: [{ field: null, reason }] }
  }

  private said({ messages }: { messages: { field: string; message: string }[] }): RowProblem[] {
    const known = new Set(importFields(this.subject).map(({ key }) => key))
    return messages.map(({ field, message }) => {
      const name = field.split('.')[0]!
      const own = this.mapping.includes(name) ? name : (OTHERWISE[name] ?? name)
      return { field: known.has(own) ? own : null, reason: message }
    })
  }
}

const hashed = (subject: Subject, key: string) => createHash('sha256').update(`${subject} ${key}`).digest('hex')
