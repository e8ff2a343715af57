import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import type { EntryFields } from '#app/calendar/domain/entry_fields'
import { faultOfTimes } from '#app/calendar/domain/entry_times'
import { faultOf } from '#app/calendar/domain/repetition'
import type CalendarEntry from '#app/calendar/models/calendar_entry'
import CalendarEntryPerson from '#app/calendar/models/calendar_entry_person'
import { notifyOfEntry } from './entry_notices.js'

/** Throws FieldProblem for times and repetitions that cannot be. */
export function refuseFaults({ repetition, ...times }: EntryFields): void {
  const late = faultOfTimes(times)
  if (late) throw new FieldProblem('lastDay', `entries.fault.${late}`)
  const fault = repetition && faultOf(repetition, times.firstDay)
  if (fault) throw new FieldProblem(fault.field, `entries.fault.${fault.reason}`)
}

/** The numbers of an event that was changed at a time that calendars elsewhere know. */
export const risen = ({ version, sequence }: CalendarEntry) => ({ version: version + 1, sequence: sequence + 1 })

/** Tells all who attend. */
export async function notifyAttending(
  trx: TransactionClientContract,
  author: Author,
  entry: CalendarEntry,
  kind: 'entry_changed' | 'entry_cancelled'
) {
  await notifyOfEntry(trx, entry, { kind, actorId: author.userId, to: await peopleOf(trx, entry) })
}

/** Ids of those who attend beside the owner. */
export async function peopleOf(trx: TransactionClientContract, { id }: CalendarEntry): Promise<number[]> {
  const people = await CalendarEntryPerson.byKey('entry_id', id, trx).select('user_id')
  return people.map(({ userId }) => userId)
}

/** Writes who attends in the place of who did, and returns them; the owner does in any case. */
export async function linkPeople(
  trx: TransactionClientContract,
  { id: entryId, workspaceId, ownerId }: CalendarEntry,
  said: number[]
): Promise<number[]> {
  const peopleIds = said.filter((id) => id !== ownerId)
  await CalendarEntryPerson.byKey('entry_id', entryId, trx).delete()
  const people = peopleIds.map((userId) => ({ workspaceId, entryId, userId }))
  await CalendarEntryPerson.createMany(people, { client: trx })
  return peopleIds
}

/** What is private is named neither in the log of the firm nor in the history of its matter. */
export async function log(
  trx: TransactionClientContract,
  author: Author,
  { id, workspaceId, matterId, isPrivate }: CalendarEntry,
  action: 'calendar_entry.added' | 'calendar_entry.edited' | 'calendar_entry.cancelled',
  told: { before?: Record<string, unknown>; after?: Record<string, unknown> },
  wasPrivate = false
): Promise<void> {
  const subject = { type: 'calendar_entry', id }
  if (isPrivate || wasPrivate) await record(trx, author, { workspaceId, action, subject })
  else await record(trx, author, { workspaceId, action, subject, ...(matterId && { matterId }), ...told })
}
