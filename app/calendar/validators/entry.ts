import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { day } from '#app/core/validators/day'
import { id, line, text, version } from '#app/core/validators/fields'
import { secureLink } from '#app/core/validators/secure_link'
import { time } from '#app/core/validators/time'
import { zone } from '#app/core/validators/zone'
import { ENTRY_LENGTHS, ENTRY_MINUTES, ENTRY_SCOPES } from '#app/calendar/domain/entry_fields'
import { MONTHLY_BY, REPETITION_LIMITS, RHYTHMS, WEEKDAYS } from '#app/calendar/domain/repetition'

const MAX_PEOPLE = 50
const MAX_INSTANT = 40
const MAX_RULE = 200
const MAX_UID = 255
const MAX_EXCEPTIONS = 12_000

/** Whom the form offers: people of the firm, and of them who sees the matter that it names. */
export type OfferedPeople = { peopleIds: number[] }

const isOffered = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!(field.meta as OfferedPeople).peopleIds.includes(Number(value))) field.report('invalid choice', 'enum', field)
})

const minutes = (most: number) => vine.number().withoutDecimals().range([0, most])

const told = () => ({
  title: line(ENTRY_LENGTHS.title),
  firstDay: day(),
  lastDay: day(),
  place: line(ENTRY_LENGTHS.place).nullable().optional(),
  link: secureLink(ENTRY_LENGTHS.link).nullable().optional(),
  notes: text(ENTRY_LENGTHS.notes).nullable().optional(),
  isPrivate: vine.boolean(),
  travelMinutes: minutes(ENTRY_MINUTES.travel),
  reminderMinutes: minutes(ENTRY_MINUTES.reminder).nullable().optional(),
})

const fields = () => ({
  ...told(),
  allDay: vine.boolean(),
  startTime: time().nullable().optional().requiredWhen('allDay', '=', false),
  endTime: time().nullable().optional().requiredWhen('allDay', '=', false),
  peopleIds: vine.array(id().use(isOffered())).maxLength(MAX_PEOPLE).distinct(),
  rhythm: vine.enum(['none', ...RHYTHMS]),
  interval: vine.number().withoutDecimals().range([1, REPETITION_LIMITS.interval]),
  weekdays: vine.array(vine.enum(WEEKDAYS)).maxLength(WEEKDAYS.length).distinct(),
  monthlyBy: vine.enum(MONTHLY_BY),
  ends: vine.enum(['until', 'count']),
  untilOn: day().nullable().optional(),
  count: vine.number().withoutDecimals().range([1, REPETITION_LIMITS.occurrences]).nullable().optional(),
})

/** The matter of an event, read before the rest, since it says who may attend. */
export const entryMatterValidator = vine.create({ matterId: id().nullable().optional() })

export const addEntryValidator = vine.withMetaData<OfferedPeople>().create(fields())

/** Which version was looked at, and what of it is meant. */
const aim = () => ({ version: version(), scope: vine.enum(ENTRY_SCOPES), at: day() })

export const entryAimValidator = vine.create(aim())

export const editEntryValidator = vine.withMetaData<OfferedPeople>().create({ ...fields(), ...aim() })

const MAX_MINUTES = 366 * 24 * 60
const MAX_DAYS = 366

/** Where an event is put by moving it: `days` is for how many whole days. */
export const moveEntryValidator = vine.create({
  day: day(),
  time: time().nullable(),
  minutes: vine.number().withoutDecimals().range([1, MAX_MINUTES]).nullable().optional(),
  days: vine.number().withoutDecimals().range([1, MAX_DAYS]).nullable().optional(),
  version: version(),
  at: day(),
})

/** An event of an archive, without the people and the matter that it names; what follows from it is judged apart. */
export const archivedEntryValidator = vine.create({
  ...told(),
  startsAt: vine.string().maxLength(MAX_INSTANT).nullable().optional(),
  endsAt: vine.string().maxLength(MAX_INSTANT).nullable().optional(),
  timeZone: zone(),
  rule: vine.string().maxLength(MAX_RULE).nullable().optional(),
  exceptions: vine.string().maxLength(MAX_EXCEPTIONS),
  uid: line(MAX_UID),
  sequence: vine.number().withoutDecimals().min(0),
  version: version(),
})
