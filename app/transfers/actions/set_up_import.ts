import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#app/core/errors/no_access'
import type Task from '#app/core/tasks/models/task'
import { queueTask } from '#app/core/tasks/queue_task'
import { fold } from '#app/core/text/fold'
import { collectValues, sheetSettings } from '#app/transfers/import/file_settings'
import { LOOKED_AT, type HeadingPlace } from '#app/transfers/import/heading_rows'
import type { Mapping } from '#app/transfers/import/guess_mapping'
import { readStoredSheets, type ImportSettings } from '#app/transfers/import/import_source'
import { templateOf } from '#app/transfers/import/load_context'
import type Transfer from '#app/transfers/models/transfer'
import type { ImportOptions, ValueChoices } from '#app/transfers/records/import_field'
import { importFields } from '#app/transfers/records/subjects'
import type { Trx } from '#app/transfers/records/record_writer'
import { chosenFields, rememberMapping, rememberValues } from './remembered_choices.js'

/** What a person chose for the columns of a file. */
export interface ColumnChoices {
  mapping: Mapping
  existing: 'skip' | 'update'
  options: ImportOptions
}

const settingsOf = (transfer: Transfer) => transfer.settings as unknown as ImportSettings

/** What a person chooses for a file before it is brought in. Each step can be done again: nothing that was chosen before is lost. */
export class SetUpImport {
  /** Takes another sheet of the file, or other rows for its headings. */
  async chooseHeadings(
    transfer: Transfer,
    place: { sheet?: number | undefined; heading?: HeadingPlace | undefined }
  ): Promise<void> {
    const settings = settingsOf(transfer)
    const sheets = await readStoredSheets(transfer.storageKey!)
    const sheet = place.sheet ?? settings.sheet
    const rows = sheets[sheet]?.rows.length
    if (rows === undefined) throw new NotFound('transfers')
    if (place.heading && place.heading.row + place.heading.lines > Math.min(rows, LOOKED_AT + 1))
      throw new NotFound('transfers')
    const template = await templateOf(transfer, settings.options)
    const fields = importFields(transfer.subject, template?.definition)
    const kind = { subject: transfer.subject, fields, chosen: await chosenFields(transfer) }
    const { nameOrder, ...own } = sheetSettings(
      kind,
      sheets,
      place.heading ? { sheet, heading: place.heading } : { sheet }
    )
    const chosen = { ...settings, ...own, options: { ...settings.options, nameOrder } }
    await this.save(transfer, chosen)
  }

  /** Makes the matters of the file with a template, or with none: its fields are offered to the columns. */
  async chooseTemplate(transfer: Transfer, templateId: number | null): Promise<void> {
    const settings = settingsOf(transfer)
    const { templateId: _, ...others } = settings.options
    const options: ImportOptions = templateId ? { ...others, templateId } : others
    const template = await templateOf(transfer, options)
    if (templateId && (!template || template.hidden)) throw new NotFound('matter templates')
    const sheets = await readStoredSheets(transfer.storageKey!)
    const fields = importFields(transfer.subject, template?.definition)
    const kind = { subject: transfer.subject, fields, chosen: await chosenFields(transfer) }
    const { mapping: guessed } = sheetSettings(kind, sheets, settings)
    const known = new Set(fields.map(({ key }) => key))
    const mapping = settings.mapping.map((field, place) => {
      const guess = guessed[place]!
      if (field === null && guess?.startsWith('answer.')) return guess
      return field && known.has(field) ? field : null
    })
    await this.save(transfer, { ...settings, mapping, options, checked: false })
  }

  /** Takes the fields that were chosen for the columns. Whether there are values to be asked about. */
  async chooseColumns(transfer: Transfer, { mapping, existing, options }: ColumnChoices): Promise<boolean> {
    const settings = settingsOf(transfer)
    const sheets = await readStoredSheets(transfer.storageKey!)
    const values = collectValues(transfer.subject, sheets[settings.sheet]!, { ...settings, mapping })
    const { templateId } = settings.options
    const kept = templateId ? { ...options, templateId } : options
    const chosen = { ...settings, mapping, existing, options: kept, values, checked: false }
    await this.save(transfer, chosen, (trx) => rememberMapping(trx, transfer, settings.headings, mapping))
    return values.some(({ values: some }) => some.length > 0)
  }

  /** Takes what was said that values stand for, and remembers it for the firm. */
  async chooseValues(transfer: Transfer, choices: ValueChoices): Promise<void> {
    const settings = settingsOf(transfer)
    const asked = new Map(
      settings.values.map(({ field, values }) => [field, new Set(values.map(({ text }) => fold(text)))])
    )
    const own: ValueChoices = {}
    for (const [field, values] of Object.entries(choices))
      for (const [text, choice] of Object.entries(values))
        if (asked.get(field)?.has(fold(text))) (own[field] ??= {})[fold(text)] = choice
    const merged = Object.fromEntries(
      [...new Set([...Object.keys(settings.choices), ...Object.keys(own)])].map((field) => [
        field,
        { ...settings.choices[field], ...own[field] },
      ])
    )
    const chosen = { ...settings, choices: merged, checked: false }
    await this.save(transfer, chosen, (trx) => rememberValues(trx, transfer, own))
  }

  /** Tries the file without writing. */
  async check(transfer: Transfer, permission: string): Promise<Task> {
    const { workspaceId, userId } = transfer
    return db.transaction(async (trx) => {
      const payload = { transferId: transfer.id, permission }
      const total = settingsOf(transfer).total
      const task = await queueTask(trx, { workspaceId, userId, kind: 'transfers.check', payload, total })
      await transfer.useTransaction(trx).merge({ counts: null, taskId: task.id }).save()
      return task
    })
  }

  private async save(transfer: Transfer, settings: ImportSettings, also?: (trx: Trx) => Promise<void>): Promise<void> {
    const { report: _, problems: __, ...own } = settings
    await db.transaction(async (trx) => {
      await also?.(trx)
      await transfer
        .useTransaction(trx)
        .merge({ settings: { ...own }, counts: null, taskId: null })
        .save()
    })
  }
}
