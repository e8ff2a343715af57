import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { day } from '#app/core/validators/day'
import { id, LENGTHS, line, text, version } from '#app/core/validators/fields'
import { secureLink } from '#app/core/validators/secure_link'
import { time } from '#app/core/validators/time'
import { ACTIVITY_LENGTHS } from '#app/activities/domain/activity_fields'
import { NOTIFICATION_RULES } from '#app/deadlines/shipped/index'
import { TERM_KEYS } from '#app/docket/domain/kinds'
import { RESOLUTIONS } from '#app/docket/domain/resolutions'
import { HEARING_KINDS, HEARING_LENGTHS, HEARING_MINUTES, HEARING_STATES } from '#app/calendar/domain/hearing_fields'

const MAX_PEOPLE = 30
const MAX_DOCUMENTS = 50

/** Whom and what a form offers: people who see the matter, and its documents. */
export type Offered = { peopleIds: number[]; documentIds: number[] }

const isOffered = vine.createRule((value: unknown, of: keyof Offered, field: FieldContext) => {
  if (!(field.meta as Offered)[of].includes(Number(value))) field.report('invalid choice', 'enum', field)
})

const minutes = (least: number, most: number) => vine.number().withoutDecimals().range([least, most])

const fields = () => ({
  kind: vine.enum(HEARING_KINDS),
  day: day(),
  time: time(),
  minutes: minutes(HEARING_MINUTES.least, HEARING_MINUTES.most),
  travelMinutes: minutes(0, HEARING_MINUTES.travel),
  court: line(HEARING_LENGTHS.court).nullable().optional(),
  courtId: id().nullable().optional(),
  room: line(HEARING_LENGTHS.room).nullable().optional(),
  address: line(HEARING_LENGTHS.address).nullable().optional(),
  link: secureLink(HEARING_LENGTHS.link).nullable().optional(),
  notes: text(HEARING_LENGTHS.notes).nullable().optional(),
  shownToClient: vine.boolean(),
  clientAttends: vine.boolean(),
})

const links = () => ({
  substituteId: id().use(isOffered('peopleIds')).nullable().optional(),
  peopleIds: vine
    .array(id().use(isOffered('peopleIds')))
    .minLength(1)
    .maxLength(MAX_PEOPLE)
    .distinct(),
  documentIds: vine
    .array(id().use(isOffered('documentIds')))
    .maxLength(MAX_DOCUMENTS)
    .distinct()
    .optional(),
})

export const addHearingValidator = vine.withMetaData<Offered>().create({ ...fields(), ...links() })
export const editHearingValidator = vine.withMetaData<Offered>().create({ ...fields(), ...links(), version: version() })

const MAX_ACTIVITIES = 20

/** What was decided in a hearing, where it opens terms. */
const decision = () => ({
  /** Whether deadlines are to be proposed; then there must be terms. */
  proposes: vine.boolean().optional(),
  terms: vine.array(vine.enum(TERM_KEYS)).maxLength(TERM_KEYS.length).distinct().optional(),
  resolution: vine
    .enum(RESOLUTIONS.map(({ key }) => key))
    .nullable()
    .optional(),
  notification: vine.enum([...new Set(NOTIFICATION_RULES.map(({ key }) => key))]).optional(),
  notifiedAt: time().nullable().optional(),
  handling: line(LENGTHS.short).nullable().optional(),
  responsible: line(LENGTHS.short).nullable().optional(),
  acceptPast: vine.boolean().optional(),
})

const activities = () =>
  vine
    .array(
      vine.object({
        title: line(ACTIVITY_LENGTHS.title),
        dueOn: day().nullable().optional(),
        assigneeId: id().use(isOffered('peopleIds')).nullable().optional(),
      })
    )
    .maxLength(MAX_ACTIVITIES)
    .optional()

/** What became of a hearing; one that is put off needs its new day and time. */
export const hearingStateValidator = vine.withMetaData<Pick<Offered, 'peopleIds'>>().create({
  ...decision(),
  activities: activities(),
  status: vine.enum(HEARING_STATES),
  outcome: text(HEARING_LENGTHS.outcome).nullable().optional(),
  day: day().optional().requiredWhen('status', '=', 'deferred'),
  time: time().optional().requiredWhen('status', '=', 'deferred'),
  version: version(),
})

/** A hearing of an archive, without the people and records that it names. */
export const archivedHearingValidator = vine.create({
  ...fields(),
  status: vine.enum(HEARING_STATES),
  outcome: text(HEARING_LENGTHS.outcome).nullable().optional(),
})
