import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#app/core/messages/catalogue'
import { guessMapping, plainHeading, type Mapping } from '#app/transfers/import/guess_mapping'
import { keepSheets, type ImportSettings } from '#app/transfers/import/import_source'
import type { Sheet } from '#app/transfers/import/sheets'
import ImportMapping from '#app/transfers/models/import_mapping'
import Transfer from '#app/transfers/models/transfer'
import type { Subject } from '#app/transfers/records/import_field'

const SAMPLE = 5

/** Whose file it is and what it holds. */
export interface ImportOrder {
  workspaceId: number
  userId: number
  subject: Subject
  fileName: string
  language: Language
}

/** What a sheet says of itself, and the fields that its columns are taken for. */
export async function settingsFor(order: Pick<ImportOrder, 'workspaceId' | 'subject'>, sheets: Sheet[], sheet: number) {
  const [head, ...rows] = sheets[sheet]!.rows
  const width = Math.max(...sheets[sheet]!.rows.slice(0, 200).map(({ cells }) => cells.length))
  const headings = Array.from({ length: width }, (_, place) => head!.cells[place] || `#${place + 1}`)
  const rows_ = await ImportMapping.in({ id: order.workspaceId }).where('subject', order.subject)
  const chosen = new Map(rows_.map(({ heading, field }) => [heading, field]))
  return {
    sheet,
    headings,
    sample: rows.slice(0, SAMPLE).map(({ cells }) => headings.map((_, place) => (cells[place] ?? '').slice(0, 200))),
    total: rows.length,
    mapping: guessMapping(order.subject, headings, chosen),
    checked: false,
  }
}

/** Keeps a file that was read, with what its columns seem to be; nothing of it is brought in yet. */
export class StartImport {
  async handle(order: ImportOrder, sheets: Sheet[]): Promise<Transfer> {
    const { language, ...columns } = order
    const fullest = sheets.reduce(
      (most, each, place) => (each.rows.length > sheets[most]!.rows.length ? place : most),
      0
    )
    const chosen = await settingsFor(order, sheets, fullest)
    const settings: ImportSettings = {
      ...chosen,
      sheets: sheets.map(({ name }) => name.slice(0, 100)),
      defaults: {},
      existing: 'skip',
      language,
    }
    const storageKey = await keepSheets(sheets)
    const draft = { ...columns, action: 'import', state: 'draft', storageKey, counts: null, taskId: null } as const
    return db.transaction((trx) => Transfer.create({ ...draft, settings: { ...settings } }, { client: trx }))
  }
}

/** Remembers which field a firm chose for each heading, so that the next file of the kind needs no choosing. */
export async function rememberMapping(
  trx: TransactionClientContract,
  { workspaceId, subject }: Transfer,
  headings: string[],
  mapping: Mapping
): Promise<void> {
  for (const [place, heading] of headings.entries()) {
    const key = { workspaceId, subject, heading: plainHeading(heading).slice(0, 200) }
    const field = mapping[place] ?? ''
    const known = await ImportMapping.in({ id: workspaceId }, trx).where(key).first()
    if (!known) await ImportMapping.create({ ...key, field }, { client: trx })
    else if (known.field !== field) await known.merge({ field }).save()
  }
}
