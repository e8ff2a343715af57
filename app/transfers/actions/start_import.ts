import db from '@adonisjs/lucid/services/db'
import type { Language } from '#app/core/messages/catalogue'
import { sheetSettings } from '#app/transfers/import/file_settings'
import { storeSheets, type ImportSettings } from '#app/transfers/import/import_source'
import type { Sheet } from '#app/transfers/import/sheets'
import Transfer from '#app/transfers/models/transfer'
import type { Subject } from '#app/transfers/records/import_field'
import { importFields } from '#app/transfers/records/subjects'
import { chosenFields, chosenValues } from './remembered_choices.js'

/** Whose file it is and what it holds. */
export interface ImportOrder {
  workspaceId: number
  userId: number
  subject: Subject
  fileName: string
  language: Language
}

/** Stores a file that was read, with what its columns seem to be; nothing of it is brought in yet. */
export class StartImport {
  async handle(order: ImportOrder, sheets: Sheet[]): Promise<Transfer> {
    const { language, ...columns } = order
    const fullest = sheets.reduce(
      (most, each, place) => (each.rows.length > sheets[most]!.rows.length ? place : most),
      0
    )
    const kind = { subject: order.subject, fields: importFields(order.subject), chosen: await chosenFields(order) }
    const { nameOrder, ...chosen } = sheetSettings(kind, sheets, { sheet: fullest })
    const settings: ImportSettings = {
      ...chosen,
      sheets: sheets.map(({ name }) => name.slice(0, 100)),
      options: { nameOrder },
      choices: await chosenValues(order),
      existing: 'skip',
      language,
    }
    const storageKey = await storeSheets(sheets)
    const draft = { ...columns, action: 'import', state: 'draft', storageKey, counts: null, taskId: null } as const
    return db.transaction((trx) => Transfer.create({ ...draft, settings: { ...settings } }, { client: trx }))
  }
}
