import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import db from '@adonisjs/lucid/services/db'
import type { Rhythm } from '#app/activities/domain/recurrence'
import User from '#app/accounts/models/user'
import Reminder from '#app/activities/models/reminder'
import { readReceipts, type ReadReceipt } from './read_receipts.js'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'
import Matter from '#app/matters/models/matter'

/** A reminder with whom it tells, when it comes next, and who saw it last. */
export type ReminderLine = {
  id: number
  title: string
  matter: { id: number; reference: string; title: string } | null
  activityId: number | null
  startsOn: string
  time: string
  timeZone: string
  rhythm: Rhythm
  untilOn: string | null
  inApp: boolean
  byEmail: boolean
  nextAt: string | null
  escalateHours: number | null
  escalateToId: number | null
  people: { id: number; name: string }[]
  version: number
  mine: boolean
  last: { id: number; at: string; told: ReadReceipt[] } | null
}

const MAX_REMINDERS = 100

type Query = ModelQueryBuilderContract<typeof Reminder>

/** Reminders of a matter, or of one of its activities, next first. */
export function remindersOf(
  matter: { id: number; workspaceId: number },
  { activityId }: { activityId: number | null },
  userId: number
): Promise<ReminderLine[]> {
  const query = Reminder.in({ id: matter.workspaceId }).where('reminders.matter_id', matter.id)
  if (activityId !== null) query.where('reminders.activity_id', activityId)
  query
    .orderByRaw('CASE WHEN reminders.next_at IS NULL THEN 1 ELSE 0 END')
    .orderBy('reminders.next_at')
    .orderBy('reminders.id', 'desc')
    .limit(MAX_REMINDERS)
  return reminderLines(query, userId)
}

/** Reads the reminders of a query, which says their order and how many, in a constant number of queries. */
export async function reminderLines(query: Query, userId: number): Promise<ReminderLine[]> {
  const reminders = await query
    .leftJoin(...joinOn(Matter, 'reminders.matter_id'))
    .select('reminders.*', 'matters.reference as matter_reference', 'matters.title as matter_title')
  const ids = reminders.map(({ id }) => id)
  const people = await rowsBy(db, 'reminder_people', { 'reminder_people.reminder_id': ids })
    .join(...joinOn(User, 'reminder_people.user_id'))
    .orderBy('reminder_people.id')
    .select('reminder_people.reminder_id', 'users.id', 'users.name')
  const last = await lastOccurrences(ids)
  return reminders.map((reminder) => ({
    ...ownOf(reminder, userId),
    people: people
      .filter((row) => Number(row.reminder_id) === reminder.id)
      .map(({ id, name }) => ({ id: Number(id), name })),
    last: last.get(reminder.id) ?? null,
  }))
}

function ownOf(reminder: Reminder, userId: number) {
  const { id, title, activityId, startsOn, time, timeZone, rhythm, untilOn, inApp, byEmail, version } = reminder
  const { escalateHours, escalateToId, nextAt, createdById, matterId } = reminder
  const { matter_reference: reference, matter_title: name } = reminder.$extras
  const matter = matterId === null ? null : { id: matterId, reference: String(reference), title: String(name) }
  return {
    ...{ id, title, matter, activityId, startsOn, time, timeZone, rhythm, untilOn, inApp, byEmail, version },
    ...{ escalateHours, escalateToId, nextAt: nextAt?.toISO() ?? null, mine: createdById === userId },
  }
}

/** The last delivery of each reminder and who saw it. */
async function lastOccurrences(ids: number[]): Promise<Map<number, NonNullable<ReminderLine['last']>>> {
  const latest = rowsBy(db, 'reminder_occurrences', { reminder_id: ids }).groupBy('reminder_id').max('id as id')
  const lastIds = (await latest).map(({ id }) => Number(id))
  const rows = await rowsBy(db, 'reminder_occurrences', { id: lastIds }).select('id', 'reminder_id', 'occurs_at')
  const told = await readReceipts(lastIds)
  return new Map(
    rows.map((row) => [
      Number(row.reminder_id),
      {
        id: Number(row.id),
        at: `${String(row.occurs_at).replace(' ', 'T')}Z`,
        told: told.filter(({ occurrenceId }) => occurrenceId === Number(row.id)),
      },
    ])
  )
}
