import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { email, line, text } from '#app/core/validators/fields'
import { recurringFieldsOf } from '#app/billing/http/charge_form'
import { priced } from '#app/billing/actions/write_charge'
import { EMAIL_LIMITS } from '#app/billing/domain/email_fields'
import type { RecurringFields } from '#app/billing/domain/recurring_fields'
import { recurringChargeValidator } from '#app/billing/validators/recurring_charge'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import { jsonOf, SOMEBODY, throughForm, type FindPeople, type FindRows } from './through_form.js'

const plan = vine.create({
  nextOn: day().optional(),
  active: vine.boolean({ strict: true }),
  version: vine.number({ strict: true }).withoutDecimals().min(1),
})

/** What is charged again and again, as its form keeps it. The matters of its concepts have other numbers here; a concept of one that is not here is of none. */
export async function acceptRecurring(row: ArchiveRow, _: FindPeople, findRows: FindRows): Promise<ArchiveRow | null> {
  const told = (jsonOf(row.fields) ?? {}) as Partial<RecurringFields>
  const [wrongPlan] = await plan.tryValidate({ nextOn: row.next_on ?? undefined, ...pick(row, ['active', 'version']) })
  const [error, sent] = await recurringChargeValidator.tryValidate({
    ...{ clientId: SOMEBODY, ...present(told), title: row.title, currency: row.currency, rhythm: row.rhythm },
    ...{ dayOfMonth: row.day_of_month, startsOn: row.starts_on, endsOn: row.ends_on ?? undefined, issues: row.issues },
    items: Array.isArray(told.items) ? told.items.map(present) : told.items,
  })
  if (wrongPlan || error) return null
  const { fields, title } = recurringFieldsOf(sent)
  if (!canBe(fields)) return null
  const here = await findRows(
    'matters',
    fields.items.flatMap(({ matterId }) => matterId ?? [])
  )
  const items = fields.items.map((item, at) =>
    inOrderOf(told.items![at]!, { ...item, matterId: here.get(item.matterId ?? 0) ?? null })
  )
  return { ...row, title, fields: JSON.stringify(inOrderOf(told, { ...fields, items })) }
}

/** The fields in the order in which the archive has them. */
const inOrderOf = (told: object, kept: object) => {
  const names = new Set([...Object.keys(told).filter((name) => name in kept), ...Object.keys(kept)])
  return Object.fromEntries([...names].map((name) => [name, kept[name as keyof typeof kept]]))
}

/** Whether charges can be made of it. */
function canBe(fields: RecurringFields): boolean {
  try {
    return priced(fields).total > 0
  } catch {
    return false
  }
}

const emailShape = vine.create({
  step: line(20).optional(),
  fromOn: day().optional(),
  toOn: day().optional(),
  recipient: email(),
  subject: line(EMAIL_LIMITS.subject),
  body: text(EMAIL_LIMITS.message * 4),
  reason: line(500).optional(),
})
const EMAIL = ['step', 'from_on', 'to_on', 'recipient', 'subject', 'body', 'reason']

/** What was written to a client. What had not left there does not leave here: it is withdrawn. */
export async function acceptEmail(row: ArchiveRow): Promise<ArchiveRow | null> {
  const copies = jsonOf(row.cc)
  const kept = await throughForm(row, { columns: EMAIL, validate: (input) => emailShape.tryValidate(input) })
  if (kept === null || !Array.isArray(copies) || copies.length > EMAIL_LIMITS.cc) return null
  for (const copy of copies) if ((await vine.create(email()).tryValidate(copy))[0]) return null
  return kept.state === 'waiting' ? { ...kept, state: 'withdrawn' } : kept
}

/** Only what is said: forms leave out what is not. */
const present = <Fields extends object>(fields: Fields): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

const pick = (row: ArchiveRow, names: string[]) => Object.fromEntries(names.map((name) => [name, row[name]]))
