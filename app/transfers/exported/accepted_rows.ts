import { addActivityValidator } from '#app/activities/validators/activity'
import { setReminderValidator } from '#app/activities/validators/reminder'
import type { ArchiveRow } from '#app/transfers/export/read_table'

/** Stands for the people of a row, which are looked up apart. */
const SOMEBODY = 1
const PEOPLE = { peopleIds: [SOMEBODY] }

const truth = (value: unknown) => value === 1 || value === true || value === '1'

/** Whether the form of reminders takes what a row says of when it comes and how. */
export async function acceptsReminder(row: ArchiveRow): Promise<boolean> {
  const [error] = await setReminderValidator.tryValidate(
    {
      title: row.title,
      startsOn: row.starts_on,
      time: row.time,
      timeZone: row.time_zone,
      rhythm: row.rhythm,
      untilOn: row.until_on,
      inApp: truth(row.in_app),
      byEmail: truth(row.by_email),
      peopleIds: [SOMEBODY],
      escalateHours: row.escalate_hours,
    },
    { meta: { ...PEOPLE, isNew: false } }
  )
  return error === null
}

/** Whether the form of activities takes what a row says of what is to be done and by when. */
export async function acceptsActivity(row: ArchiveRow): Promise<boolean> {
  const { title, description, priority, state } = row
  const [error] = await addActivityValidator.tryValidate(
    { title, description, priority, state, dueOn: row.due_on, dueTime: row.due_time },
    { meta: PEOPLE }
  )
  return error === null
}
