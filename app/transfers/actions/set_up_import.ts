import db from '@adonisjs/lucid/services/db'
import { NotFound } from '#app/core/errors/no_access'
import type Task from '#app/core/tasks/models/task'
import { queueTask } from '#app/core/tasks/queue_task'
import type { Mapping } from '#app/transfers/import/guess_mapping'
import { readKeptSheets, type ImportSettings } from '#app/transfers/import/import_source'
import type Transfer from '#app/transfers/models/transfer'
import { rememberMapping, settingsFor } from './start_import.js'

export interface ImportChoices {
  mapping: Mapping
  existing: 'skip' | 'update'
  defaults: Record<string, string>
  permission: string
}

/** What a person chooses for a file before it is brought in. */
export class SetUpImport {
  /** Takes another sheet of the file. */
  async chooseSheet(transfer: Transfer, sheet: number): Promise<void> {
    const sheets = await readKeptSheets(transfer.storageKey!)
    if (!sheets[sheet]) throw new NotFound('transfers')
    const settings = await settingsFor(transfer, sheets, sheet)
    await transfer.merge({ settings: { ...transfer.settings, ...settings }, counts: null, taskId: null }).save()
  }

  /** Takes the fields that were chosen for the columns, and tries the file without writing. */
  async check(transfer: Transfer, { mapping, existing, defaults, permission }: ImportChoices): Promise<Task> {
    const settings = transfer.settings as unknown as ImportSettings
    return db.transaction(async (trx) => {
      await rememberMapping(trx, transfer, settings.headings, mapping)
      const { workspaceId, userId } = transfer
      const payload = { transferId: transfer.id, permission }
      const task = await queueTask(trx, {
        workspaceId,
        userId,
        kind: 'transfers.check',
        payload,
        total: settings.total,
      })
      const chosen = { ...settings, mapping, existing, defaults, checked: false }
      await transfer
        .useTransaction(trx)
        .merge({ settings: { ...chosen }, counts: null, taskId: task.id })
        .save()
      return task
    })
  }
}
