import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { DateTime, IANAZone } from 'luxon'
import { clock } from '#app/core/clock'
import { id, line, version } from '#app/core/validators/fields'
import { zone } from '#app/core/validators/zone'
import { RHYTHMS } from '#app/activities/domain/recurrence'
import { ESCALATION_HOURS, REMINDER_LENGTHS } from '#app/activities/domain/reminder_fields'
import { day, offered, time, type People } from './fields.js'

const MAX_PEOPLE = 50
const MAX_AT_ONCE = 100
const MAX_SNOOZE_MINUTES = 60 * 24 * 30

const isSomehow = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (value === false && field.data.byEmail === false) field.report('nowhere', 'channel', field)
})

/** A new reminder that would never come is a slip of the pen. */
type Setting = People & { isNew: boolean }

const isToCome = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const { time: at, timeZone, rhythm } = field.data as Record<string, string>
  const isReadable = field.isValid && /^\d\d:\d\d$/.test(String(at)) && IANAZone.isValidZone(String(timeZone))
  if (!(field.meta as Setting).isNew || rhythm !== 'none' || !isReadable) return
  const moment = DateTime.fromISO(`${String(value)}T${at}`, { zone: timeZone })
  if (moment < clock.now().minus({ minutes: 1 })) field.report('is over', 'past', field)
})

const fields = () => ({
  title: line(REMINDER_LENGTHS.title),
  startsOn: day().use(isToCome()),
  time: time(),
  timeZone: zone(),
  rhythm: vine.enum(RHYTHMS),
  untilOn: day().nullable().optional(),
  inApp: vine.boolean({ strict: true }).use(isSomehow()),
  byEmail: vine.boolean({ strict: true }),
  peopleIds: vine.array(offered()).minLength(1).maxLength(MAX_PEOPLE).distinct(),
  escalateHours: vine
    .number()
    .withoutDecimals()
    .range([ESCALATION_HOURS.least, ESCALATION_HOURS.most])
    .nullable()
    .optional(),
  escalateToId: offered().nullable().optional(),
})

/** What a new reminder is on, if anything; read before the rest, since it says whom it may tell. */
export const reminderPlaceValidator = vine.create({
  matterId: id().optional(),
  activityId: id().optional(),
})

export const setReminderValidator = vine.withMetaData<Setting>().create(fields())

export const editReminderValidator = vine.withMetaData<Setting>().create({ ...fields(), version: version() })

const occurrenceId = () => id()

export const sightingValidator = vine.create({
  occurrenceIds: vine.array(occurrenceId()).minLength(1).maxLength(MAX_AT_ONCE),
})

export const snoozeValidator = vine.create({
  occurrenceId: occurrenceId(),
  minutes: vine.number().withoutDecimals().range([1, MAX_SNOOZE_MINUTES]),
})
