import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { daysOf } from '#app/calendar/domain/entry_times'
import type { ReadCalendar } from '#app/calendar/ics/read_calendar'
import { planImport, type ImportPlan, type ImportStep } from '#app/calendar/queries/plan_import'
import { changeEntry } from './change_entry.js'
import { peopleOf } from './entry_rows.js'
import { WriteEntry } from './write_entry.js'

type Firm = { id: number }

/** Takes the events of a file into the calendar of the person who acts: all of them or none. Nobody whom the file names is told. */
export class ImportEntries {
  private readonly writeEntry = new WriteEntry()

  /** Returns what was done. Throws FieldProblem at `content` when nothing is to be done. */
  handle(author: Author, firm: Firm, calendar: ReadCalendar): Promise<ImportPlan> {
    return db.transaction(async (trx) => {
      const owner = { userId: author.userId!, workspaceId: firm.id }
      await User.lock(owner.userId, trx)
      const plan = await planImport(owner, calendar, trx)
      if (plan.steps.length === 0) throw new FieldProblem('content', 'calendar.import.nothing_new')
      for (const step of plan.steps) await this.take(trx, author, firm, step)
      return plan
    })
  }

  private async take(trx: TransactionClientContract, author: Author, firm: Firm, step: ImportStep): Promise<void> {
    const { event } = step
    if (step.does === 'add') {
      const { uid, sequence, exceptions } = event
      await this.writeEntry.write(trx, author, firm, event.fields, { uid, sequence, exceptions })
    } else if (step.does === 'cancel') {
      const { id, workspaceId, version } = step.entry
      await this.writeEntry.cancelWithin(trx, author, {
        id,
        workspaceId,
        version,
        scope: 'all',
        at: daysOf(step.entry)[0]!,
      })
    } else await update(trx, author, step)
  }
}

/** Gives an event what its file says; its matter, its way and who attends are kept, since no file knows them. */
async function update(
  trx: TransactionClientContract,
  author: Author,
  { event, entry }: Extract<ImportStep, { does: 'update' | 'cancel' }>
): Promise<void> {
  const { matterId, travelMinutes } = entry
  const peopleIds = await peopleOf(trx, entry)
  entry.useTransaction(trx)
  const fields = { ...event.fields, matterId, travelMinutes, peopleIds }
  await changeEntry(trx, author, entry, fields, event.exceptions)
  if (entry.sequence < event.sequence) await entry.merge({ sequence: event.sequence }).save()
}
