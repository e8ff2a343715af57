import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { day } from '#app/core/validators/day'
import { id, LENGTHS, line, text, version } from '#app/core/validators/fields'
import { time } from '#app/core/validators/time'
import { NOTIFICATION_RULES } from '#app/deadlines/shipped/index'
import { ALERT_LIMITS } from '#app/docket/domain/firm_docket'
import { DEADLINE_LENGTHS, OUTCOMES, SIGNABLE_KINDS, TERM_KEYS } from '#app/docket/domain/kinds'
import { MOST_MOVES } from '#app/docket/domain/reassignment'
import { RESOLUTIONS } from '#app/docket/domain/resolutions'

/** Ids of the people who see the matter. Somebody else's id is no choice, like one that does not exist. */
type People = { peopleIds: number[] }

const isOffered = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!(field.meta as People).peopleIds.includes(Number(value))) field.report('invalid choice', 'enum', field)
})
const person = () => id().use(isOffered())

const trigger = () => ({
  resolution: vine
    .enum(RESOLUTIONS.map(({ key }) => key))
    .nullable()
    .optional(),
  title: line(DEADLINE_LENGTHS.title).nullable().optional(),
  happenedOn: day(),
  time: time().nullable().optional(),
  notification: vine.enum([...new Set(NOTIFICATION_RULES.map(({ key }) => key))]),
  handling: line(LENGTHS.short).nullable().optional(),
  responsible: line(LENGTHS.short).nullable().optional(),
  documentId: id().nullable().optional(),
})

export const proposalValidator = vine.create({
  ...trigger(),
  terms: vine.array(vine.enum(TERM_KEYS)).minLength(1).maxLength(TERM_KEYS.length).distinct(),
  parentId: id().nullable().optional(),
  acceptPast: vine.boolean().optional(),
})

export const editTriggerValidator = vine.create({
  ...trigger(),
  version: version(),
  title: line(DEADLINE_LENGTHS.title),
})

export const manualDeadlineValidator = vine.create({
  title: line(DEADLINE_LENGTHS.title),
  lastDay: day(),
  acceptPast: vine.boolean().optional(),
})

export const attachmentValidator = vine.create({ matterId: id(), acceptPast: vine.boolean().optional() })

export const editDeadlineValidator = vine.withMetaData<People>().create({
  version: version(),
  title: line(DEADLINE_LENGTHS.title),
  responsibleId: person().nullable().optional(),
  lastDay: day().nullable().optional(),
  shown: vine.boolean().optional(),
  clientText: text(DEADLINE_LENGTHS.clientText).nullable().optional(),
})

export const confirmationValidator = vine.withMetaData<People>().create({ version: version(), responsibleId: person() })

/** Deadlines of any matters, each as it was looked at and with who answers for it from now on. */
export const reassignmentValidator = vine.create({
  deadlines: vine
    .array(vine.object({ id: id(), version: version(), responsibleId: id().nullable() }))
    .minLength(1)
    .maxLength(MOST_MOVES)
    .distinct('id'),
})

export const seenValidator = vine.create({ version: version() })

const reason = () => text(DEADLINE_LENGTHS.reason)

/** What was met needs a day and a proof, the rest a reason. */
export const closureValidator = vine.create({
  version: version(),
  outcome: vine.enum(OUTCOMES),
  metOn: day().nullable().optional().requiredWhen('outcome', '=', 'met'),
  documentId: id().nullable().optional(),
  proof: line(DEADLINE_LENGTHS.proof).nullable().optional(),
  reason: reason().nullable().optional().requiredWhen('outcome', 'in', ['missed', 'not_due']),
})

const whole = (least: number, most: number) => vine.number().withoutDecimals().range([least, most])

const alertDays = () => vine.array(whole(0, ALERT_LIMITS.days)).maxLength(ALERT_LIMITS.moments).distinct()

export const settingsValidator = vine.create({
  /** 0 of a firm that never said anything. */
  version: vine.number().withoutDecimals().min(0),
  signedKinds: vine.array(vine.enum(SIGNABLE_KINDS)).distinct(),
  alertDays: alertDays(),
  clockAlertDays: alertDays(),
  alertHour: whole(0, 23),
  tellsLeader: vine.boolean(),
  escalateHours: whole(1, ALERT_LIMITS.hours).nullable(),
})
