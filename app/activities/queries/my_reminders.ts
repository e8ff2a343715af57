import db from '@adonisjs/lucid/services/db'
import type { Viewer } from '#app/core/contributions/registries'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import { isoOf } from '#app/matters/queries/lists/matter_rows'
import Matter from '#app/matters/models/matter'

const MAX_REMINDERS = 50
const DAYS_BACK = 30

/** A reminder that came and that the person has not seen. */
export type WaitingReminder = {
  occurrenceId: number
  title: string
  at: string
  matter: { id: number; reference: string; title: string } | null
  activityId: number | null
}

/** Reminders that came to somebody in the last weeks and were not seen, newest first. */
export async function myReminders(viewer: Viewer, { limit = MAX_REMINDERS } = {}): Promise<WaitingReminder[]> {
  const { userId, workspaceId } = viewer
  if (workspaceId === null || !viewer.may('expedientes:leer')) return []
  const since = toSqlInstant(clock.now().startOf('day').minus({ days: DAYS_BACK }))
  const rows = await db
    .from('reminder_receipts')
    .join('reminder_occurrences', 'reminder_occurrences.id', 'reminder_receipts.occurrence_id')
    .join('reminders', 'reminders.id', 'reminder_occurrences.reminder_id')
    .leftJoin(...joinOn(Matter, 'reminders.matter_id'))
    .where({ 'reminder_receipts.user_id': userId, 'reminder_receipts.workspace_id': workspaceId })
    .whereNull('reminder_receipts.seen_at')
    .where('reminder_receipts.delivered_at', '>=', since)
    .where((query) => {
      void query
        .whereNull('matters.id')
        .orWhereExists(Matter.seenBy(viewer).whereColumn('matters.id', 'reminders.matter_id'))
    })
    .orderBy('reminder_receipts.delivered_at', 'desc')
    .limit(limit)
    .select('reminder_occurrences.id', 'reminder_occurrences.occurs_at', 'reminders.title', 'reminders.activity_id')
    .select('matters.id as matter_id', 'matters.reference', 'matters.title as matter_title')
  return rows.map((row) => ({
    occurrenceId: Number(row.id),
    title: row.title,
    at: isoOf(row.occurs_at),
    matter:
      row.matter_id === null ? null : { id: Number(row.matter_id), reference: row.reference, title: row.matter_title },
    activityId: row.activity_id === null ? null : Number(row.activity_id),
  }))
}
