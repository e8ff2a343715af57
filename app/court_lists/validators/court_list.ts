import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { day } from '#app/core/validators/day'
import { id, LENGTHS, line, text, version } from '#app/core/validators/fields'
import { time } from '#app/core/validators/time'
import { ACTIVITY_LENGTHS } from '#app/activities/domain/activity_fields'
import { HEARING_KINDS } from '#app/calendar/domain/hearing_fields'
import { NOTIFICATION_RULES } from '#app/deadlines/shipped/index'
import { TERM_KEYS } from '#app/docket/domain/kinds'
import { RESOLUTIONS } from '#app/docket/domain/resolutions'
import { LIST_LIMITS } from '#app/court_lists/domain/limits'
import { LIST_KINDS, ROW_LENGTHS } from '#app/court_lists/parsing/list_row'

const MAX_COURTS = 200

const choices = () => ({
  day: day().nullable().optional(),
  court: line(ROW_LENGTHS.court).nullable().optional(),
})

/** A file in base64, or a text. */
export const listPreviewValidator = vine.create({
  ...choices(),
  file: vine.string().optional().requiredIfMissing('text'),
  fileName: line(LENGTHS.title).nullable().optional(),
  text: vine.string().maxLength(LIST_LIMITS.text).optional(),
})

/** The text of a list that was looked at. */
export const listImportValidator = vine.create({
  ...choices(),
  name: line(LIST_LIMITS.name),
  content: vine.string().maxLength(LIST_LIMITS.text),
  courts: vine
    .array(vine.object({ name: vine.string().maxLength(ROW_LENGTHS.court), courtId: id().nullable() }))
    .maxLength(MAX_COURTS)
    .optional(),
})

/** People who see the matter. */
type People = { peopleIds: number[] }
const isOffered = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!(field.meta as People).peopleIds.includes(Number(value))) field.report('invalid choice', 'enum', field)
})

export const REASON_LENGTH = 500
const MESSAGE = 2_000

/** What a person makes of a row: an activity, the deadlines of a notification, a hearing, or only that it is of the matter. */
export const acceptanceValidator = vine.withMetaData<People>().create({
  version: version(),
  as: vine.enum(['note', 'activity', 'deadline', 'hearing'] as const),
  title: line(ACTIVITY_LENGTHS.title).nullable().optional().requiredWhen('as', '=', 'activity'),
  dueOn: day().nullable().optional(),
  assigneeId: id().use(isOffered()).nullable().optional(),
  resolution: vine
    .enum(RESOLUTIONS.map(({ key }) => key))
    .nullable()
    .optional(),
  terms: vine
    .array(vine.enum(TERM_KEYS))
    .minLength(1)
    .maxLength(TERM_KEYS.length)
    .distinct()
    .optional()
    .requiredWhen('as', '=', 'deadline'),
  notification: vine
    .enum([...new Set(NOTIFICATION_RULES.map(({ key }) => key))])
    .optional()
    .requiredWhen('as', '=', 'deadline'),
  happenedOn: day().nullable().optional().requiredWhen('as', '=', 'deadline'),
  notifiedAt: time().nullable().optional(),
  handling: line(LENGTHS.short).nullable().optional(),
  responsible: line(LENGTHS.short).nullable().optional(),
  acceptPast: vine.boolean().optional(),
  hearingKind: vine.enum(HEARING_KINDS).nullable().optional().requiredWhen('as', '=', 'hearing'),
  day: day().nullable().optional().requiredWhen('as', '=', 'hearing'),
  time: time().nullable().optional().requiredWhen('as', '=', 'hearing'),
  toClients: text(MESSAGE).nullable().optional(),
})

/** The day of a row that does not say it, the one that was seen of it, and why it is that. */
export const dayOfRowValidator = vine.create({
  day: day(),
  seen: day().nullable().optional(),
  reason: text(REASON_LENGTH),
})
export const refusalValidator = vine.create({ version: version(), reason: text(REASON_LENGTH) })
export const reopeningValidator = vine.create({ version: version() })

/** A list of an archive. */
export const archivedListValidator = vine.create({
  name: line(LIST_LIMITS.name),
  digest: vine.string().regex(/^[0-9a-f]{64}$/),
  rowCount: vine.number().withoutDecimals().min(0),
  leftOverCount: vine.number().withoutDecimals().min(0),
})

/** A row of an archive, without what follows from it. */
export const archivedRowValidator = vine.create({
  kind: vine.enum(LIST_KINDS),
  court: line(ROW_LENGTHS.court).nullable().optional(),
  day: day().nullable().optional(),
  time: time().nullable().optional(),
  caseNumber: line(ROW_LENGTHS.caseNumber),
  proceeding: line(ROW_LENGTHS.proceeding).nullable().optional(),
  parties: line(ROW_LENGTHS.parties).nullable().optional(),
  synthesis: text(ROW_LENGTHS.synthesis).nullable().optional(),
  said: text(ROW_LENGTHS.said),
  dayReason: text(REASON_LENGTH).nullable().optional(),
})

export const archivedMatchValidator = vine.create({
  kind: vine.enum(LIST_KINDS),
  state: vine.enum(['waiting', 'accepted', 'invalid'] as const),
  score: vine.number().withoutDecimals().range([0, 100]),
  uncertain: vine.boolean(),
  reason: text(REASON_LENGTH).nullable().optional(),
  toldOn: day().nullable().optional(),
})
