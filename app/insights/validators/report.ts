import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { ids, line, version } from '#app/core/validators/fields'
import { REPORT_LIMITS as L } from '#app/insights/domain/report_definition'
import { REPORT_SUBJECTS } from '#app/insights/domain/report_fields'
import { REPORT_PERIODS } from '#app/insights/domain/report_periods'
import { daysOfRhythm, REPORT_RHYTHMS, type ReportRhythm } from '#app/insights/domain/report_times'

const key = () => vine.string().regex(/^[a-z_]{1,40}$/)
/** A day, or an amount in centavos. */
const bound = () => vine.string().regex(/^(\d{4}-\d{2}-\d{2}|-?\d{1,14})$/)

const filter = () =>
  vine.object({
    field: key(),
    values: vine.array(line(L.text)).maxLength(L.values),
    period: vine.enum(REPORT_PERIODS).nullable(),
    from: bound().nullable(),
    to: bound().nullable(),
  })

const definition = () => ({
  columns: vine.array(key()).minLength(1).maxLength(L.columns).distinct(),
  filters: vine.array(filter()).maxLength(L.filters),
  q: line(L.text).optional(),
  group: key().nullable(),
  sort: key().nullable(),
  descending: vine.boolean(),
})

/** A day of the rhythm beside it; without a rhythm there is none. */
const ofRhythm = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const rhythm = (field.parent as { rhythm?: unknown }).rhythm ?? null
  if (rhythm === null) return field.mutate(null, field)
  const max = daysOfRhythm(rhythm as ReportRhythm)
  if (field.isValid && Number(value) > max) field.report('range', 'range', field, { min: 1, max })
})
const dayOfRhythm = () => vine.number().withoutDecimals().range([1, 31]).use(ofRhythm())

const fields = () => ({
  title: line(L.title),
  subject: vine.enum(REPORT_SUBJECTS),
  ...definition(),
  roleIds: ids(50).optional(),
  rhythm: vine.enum(REPORT_RHYTHMS).nullable(),
  day: dayOfRhythm().nullable(),
})

export const reportValidator = vine.create(fields())
/** `version` is the one that was edited. */
export const editReportValidator = vine.create({ ...fields(), version: version() })
/** What a report that is being built shows. */
export const previewValidator = vine.create({ subject: vine.enum(REPORT_SUBJECTS), ...definition() })
export const reportFileValidator = vine.create({ format: vine.enum(['csv', 'xlsx', 'pdf'] as const) })
/** A saved report of an archive, beside its definition. */
export const archivedReport = vine.create({
  title: line(L.title),
  subject: vine.enum(REPORT_SUBJECTS),
  rhythm: vine.enum(REPORT_RHYTHMS).optional(),
  day: dayOfRhythm().optional(),
  version: version(),
})
/** The definition of one; columns that are not there any more are told to its reader. */
export const archivedDefinition = vine.create(definition())
