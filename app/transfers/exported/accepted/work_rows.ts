import vine from '@vinejs/vine'
import { storedFields } from '#app/activities/domain/activity_fields'
import { NOTE_LENGTHS, noteText } from '#app/activities/domain/note_html'
import { storedReminder, type ReminderFields } from '#app/activities/domain/reminder_fields'
import { addActivityValidator, addSubtaskValidator } from '#app/activities/validators/activity'
import { setReminderValidator } from '#app/activities/validators/reminder'
import { fold } from '#app/core/text/fold'
import { folded } from '#app/documents/names/folded'
import { sentName, displayName } from '#app/documents/names/display_name'
import { kindOf } from '#app/documents/receiving/kinds'
import { checkoutValidator, tagsValidator, versionValidator } from '#app/documents/validators/document'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import { SOMEBODY, formOf, throughForm, type FindPeople } from './through_form.js'

const PEOPLE = { peopleIds: [SOMEBODY] }
const ACTIVITY = ['title', 'description', 'priority', 'state', 'due_on', 'due_time']
const REMINDER = ['title', 'starts_on', 'time', 'time_zone', 'rhythm', 'until_on', 'in_app', 'by_email']
/** Characters of the name of a document, with the number that a namesake gets. */
const DOCUMENT_NAME = 500

/** An activity as its form keeps it. A time without a day is left out. */
export async function acceptActivity(row: ArchiveRow): Promise<ArchiveRow | null> {
  const validate = (input: Record<string, unknown>) => addActivityValidator.tryValidate(input, { meta: PEOPLE })
  const kept = await throughForm(row, { columns: ACTIVITY, validate })
  if (kept === null || kept.state === null) return null
  const { dueTime, priority } = storedFields({
    title: String(kept.title),
    dueOn: kept.due_on as string | null,
    dueTime: kept.due_time as string | null,
    priority: (kept.priority as number | null) ?? undefined,
  })
  return { ...kept, due_time: dueTime, priority, open: kept.state !== 'resolved' }
}

export const acceptSubtask = formOf(['title'], (input) => addSubtaskValidator.tryValidate(input))

/** A reminder as its form keeps it. What comes once has no end, and without hours it goes to nobody else. */
export async function acceptReminder(row: ArchiveRow): Promise<ArchiveRow | null> {
  const validate = (input: Record<string, unknown>) =>
    setReminderValidator.tryValidate(input, { meta: { ...PEOPLE, isNew: false } })
  const columns = [...REMINDER, 'escalate_hours']
  const kept = await throughForm(row, { columns, validate, rest: { peopleIds: [SOMEBODY] } })
  if (kept === null) return null
  const { untilOn, escalateToId } = storedReminder({
    ...({ rhythm: kept.rhythm, untilOn: kept.until_on, escalateHours: kept.escalate_hours } as ReminderFields),
    escalateToId: row.escalate_to_id as number | null,
  })
  return { ...kept, title_folded: folded(String(kept.title)), until_on: untilOn, escalate_to_id: escalateToId }
}

const MENTIONED = /data-id="(\d{1,15})"/g
const MENTION = /<span data-type="mention" data-id="(\d+)"/g

/** A note cleaned as when it was written, its words, and the people whom it names as they are called and numbered here. */
export async function acceptNote(row: ArchiveRow, findPeople: FindPeople): Promise<ArchiveRow | null> {
  const { html: written } = row
  if (typeof written !== 'string' || written.length > 2 * NOTE_LENGTHS.html) return null
  const named = [...written.matchAll(MENTIONED)].map(([, id]) => Number(id))
  const found = await findPeople([...new Set(named)])
  const { html, plainText } = noteText(
    written,
    [...found].map(([id, { name }]) => ({ id, name }))
  )
  const isEmpty = /^[\p{Z}\p{Cf}\s]*$/u.test(plainText)
  if (isEmpty || plainText.length > NOTE_LENGTHS.text || html.length > 2 * NOTE_LENGTHS.html) return null
  const renumbered = html.replace(MENTION, (tag, id: string) => tag.replace(id, String(found.get(Number(id))!.id)))
  return { ...row, html: renumbered, plain_text: plainText }
}

export const acceptFolder = async (row: ArchiveRow): Promise<ArchiveRow | null> => named(row)

/** A name that leads nowhere and turns nothing around, as it is kept when somebody types it. */
function named(row: ArchiveRow, length?: number): ArchiveRow | null {
  const name = typeof row.name === 'string' ? displayName(row.name, length) : null
  return name === null ? null : { ...row, name, name_folded: folded(name) }
}

const file = vine.create({
  mime: vine.string().regex(/^[\w.+-]+\/[\w.+-]+(; ?[\w.+-]+=[\w.+-]+)*$/),
  size: vine.number({ strict: true }).withoutDecimals().min(0),
})

export async function acceptDocument(row: ArchiveRow): Promise<ArchiveRow | null> {
  const [error] = await file.tryValidate(row)
  const [wrongNote, fields] = await checkoutValidator.tryValidate({ note: row.checkout_note })
  if (error || wrongNote) return null
  return named({ ...row, kind: kindOf(String(row.mime)), checkout_note: fields.note ?? null }, DOCUMENT_NAME)
}

const content = vine.create({
  number: vine.number({ strict: true }).withoutDecimals().positive(),
  sha256: vine.string().regex(/^[0-9a-f]{64}$/),
  original_name: vine.string().minLength(1),
})

export async function acceptVersion(row: ArchiveRow): Promise<ArchiveRow | null> {
  const [error] = await file.tryValidate(row)
  const [wrongContent] = await content.tryValidate(row)
  if (error || wrongContent) return null
  const validate = (input: Record<string, unknown>) => versionValidator.tryValidate(input)
  const kept = await throughForm(row, { columns: ['comment'], validate })
  return kept && { ...kept, kind: kindOf(String(row.mime)), original_name: sentName(String(row.original_name)) }
}

export const acceptDocumentTag = formOf(
  ['name'],
  async ({ name }) => {
    const [error, fields] = await tagsValidator.tryValidate({ tags: [name] })
    return [error, { name: fields?.tags[0] }] as const
  },
  { derive: ({ name }) => ({ name_folded: fold(String(name)).slice(0, 120) }) }
)
