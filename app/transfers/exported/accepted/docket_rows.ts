import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { toSqlInstant } from '#app/core/models/columns'
import { day } from '#app/core/validators/day'
import { LENGTHS, line, text } from '#app/core/validators/fields'
import { time } from '#app/core/validators/time'
import { computationValidator } from '#app/deadlines/validators/computation'
import { ALERT_LIMITS } from '#app/docket/domain/firm_docket'
import { DEADLINE_LENGTHS, SIGNABLE_KINDS } from '#app/docket/domain/kinds'
import { RESOLUTIONS } from '#app/docket/domain/resolutions'
import type { ArchiveRow, ArchiveValue } from '#app/transfers/export/read_table'
import { sheetValidator } from './deadline_rows.js'
import { jsonOf, throughForm } from './through_form.js'

const MAX_INSTANT = 40

const key = () => line(LENGTHS.short)

const trigger = vine.create({
  title: line(DEADLINE_LENGTHS.title),
  resolution: vine.enum(RESOLUTIONS.map((one) => one.key)).optional(),
  happenedOn: day(),
  time: time().optional(),
  notification: key(),
  handlingCalendar: key().optional(),
  responsibleCalendar: key().optional(),
})
const TRIGGER = ['title', 'resolution', 'happened_on', 'time', 'notification']

export const acceptTrigger = (row: ArchiveRow): Promise<ArchiveRow | null> =>
  throughForm(row, {
    columns: [...TRIGGER, 'handling_calendar', 'responsible_calendar'],
    validate: (input) => trigger.tryValidate(input),
  })

const deadline = vine.create({
  title: line(DEADLINE_LENGTHS.title),
  lastDay: day().optional(),
  metOn: day().optional(),
  proof: line(DEADLINE_LENGTHS.proof).optional(),
  reason: text(DEADLINE_LENGTHS.reason).optional(),
  clientText: text(DEADLINE_LENGTHS.clientText).optional(),
  version: vine.number().withoutDecimals().min(1),
})
const DEADLINE = ['title', 'last_day', 'met_on', 'proof', 'reason', 'client_text', 'version']

const problem = vine.create({
  key: vine.string().regex(/^deadlines\.problem\.[a-z_]+$/),
  values: vine.record(vine.string().maxLength(LENGTHS.title)).optional(),
})

/** A deadline whose dates are those of its sheet; one without a sheet has a day that somebody wrote down. */
export async function acceptDeadline(row: ArchiveRow): Promise<ArchiveRow | null> {
  const kept = await throughForm(row, { columns: DEADLINE, validate: (input) => deadline.tryValidate(input) })
  if (kept === null || kept.source === null || kept.status === null) return null
  const dates = kept.source === 'manual' ? datesByHand(kept) : await computedDates(kept)
  if (dates === null) return null
  const [wrong] = kept.problem === null ? [null] : await problem.tryValidate(jsonOf(kept.problem))
  const isOpen = kept.status === 'proposed' || kept.status === 'confirmed'
  return { ...kept, ...dates, open: isOpen, problem: wrong ? null : kept.problem! }
}

/** What follows from the sheet; null when the columns say otherwise. A clock that could not be computed has no sheet, or one of the act before. */
async function computedDates(row: ArchiveRow): Promise<Record<string, ArchiveValue> | null> {
  const isStuckClock = row.source === 'clock' && row.problem !== null
  const [wrongRequest, request] = await computationValidator.tryValidate(jsonOf(row.request))
  if (wrongRequest) return null
  if (isStuckClock && row.sheet === null && row.term === request.term)
    return { last_day: null, last_instant: null, takes_effect: null }
  const [wrongSheet, sheet] = await sheetValidator.tryValidate(jsonOf(row.sheet))
  if (wrongSheet) return null
  const agrees =
    row.last_day === sheet.lastDay &&
    row.takes_effect === sheet.takesEffect &&
    row.term === request.term &&
    (isStuckClock || (row.notification === request.notification && request.notifiedOn === sheet.notifiedOn))
  if (!agrees) return null
  const instant = sheet.lastInstant === null ? null : DateTime.fromISO(sheet.lastInstant)
  if (instant && !instant.isValid) return null
  return {
    ...{ term_version: sheet.term.version, notification_version: sheet.notification.version },
    last_instant: instant && toSqlInstant(instant),
  }
}

/** The end of the day is worked out again by the clock of the firm. */
const datesByHand = (row: ArchiveRow): Record<string, ArchiveValue> | null =>
  row.last_day === null
    ? null
    : { ...{ request: null, sheet: null, takes_effect: null, term: null }, ...{ notification: null, problem: null } }

const dates = vine.create({
  notifiedOn: day().nullable(),
  takesEffect: day().nullable(),
  lastDay: day().nullable(),
  lastInstant: vine.string().maxLength(MAX_INSTANT).nullable(),
})

/** Former dates, with the sheet that they came from, if any. */
export async function acceptDeadlineRevision(row: ArchiveRow): Promise<ArchiveRow | null> {
  const [wrongBefore] = await dates.tryValidate(jsonOf(row.before))
  const [wrongAfter] = await dates.tryValidate(jsonOf(row.after))
  const [wrongSheet] = row.sheet === null ? [null] : await sheetValidator.tryValidate(jsonOf(row.sheet))
  return wrongBefore || wrongAfter || wrongSheet || row.cause === null ? null : row
}

const alertDays = () =>
  vine
    .array(vine.number({ strict: true }).withoutDecimals().range([0, ALERT_LIMITS.days]))
    .maxLength(ALERT_LIMITS.moments)
    .distinct()

const settings = vine.create({
  signedKinds: vine.array(vine.enum(SIGNABLE_KINDS)).distinct(),
  alertDays: alertDays(),
  clockAlertDays: alertDays(),
  alertHour: vine.number().withoutDecimals().range([0, 23]),
  escalateHours: vine.number().withoutDecimals().range([1, ALERT_LIMITS.hours]).nullable(),
})

export async function acceptDocketSettings(row: ArchiveRow): Promise<ArchiveRow | null> {
  const daysIn = (days: ArchiveValue) => (days === null ? [] : jsonOf(days))
  const days = { alertDays: daysIn(row.alert_days!), clockAlertDays: daysIn(row.clock_alert_days!) }
  const kinds = { signedKinds: jsonOf(row.signed_kinds), ...days }
  const told = { alertHour: row.alert_hour, escalateHours: row.escalate_hours }
  const [wrong] = await settings.tryValidate({ ...kinds, ...told })
  return wrong ? null : row
}
