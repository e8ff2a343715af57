import { SetReminder } from '#app/activities/actions/set_reminder'
import type { ReminderFields } from '#app/activities/domain/reminder_fields'
import { clock } from '#app/core/clock'

interface FirmOf {
  workspace: { id: number }
  owner: { id: number }
}

/** What a reminder for the owner of a firm says: tomorrow, once. */
export function reminderFields({ owner }: FirmOf, fields: Partial<ReminderFields> = {}): ReminderFields {
  return {
    title: 'Llamar al actuario',
    startsOn: clock.now().plus({ days: 1 }).toISODate()!,
    time: '09:00',
    timeZone: 'America/Mexico_City',
    rhythm: 'none',
    inApp: true,
    byEmail: true,
    peopleIds: [owner.id],
    ...fields,
  }
}

/** A reminder that the owner of a firm set on a matter; returns its id. */
export async function reminderOf(firm: FirmOf, matter: { id: number } | null, title?: string): Promise<number> {
  const author = { userId: firm.owner.id, kind: 'user' as const, ip: null, requestId: null }
  const place = { workspaceId: firm.workspace.id, matterId: matter?.id ?? null, activityId: null }
  return (await new SetReminder().handle(author, place, reminderFields(firm, title ? { title } : {}))).id
}
