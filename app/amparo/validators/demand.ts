import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { id, LENGTHS, line, text, version } from '#app/core/validators/fields'
import { time } from '#app/core/validators/time'
import { NOTIFICATION_RULES } from '#app/deadlines/shipped/index'
import { MATERIAS } from '#app/matters/domain/materias'
import {
  ACT_CLASSES,
  DEMAND_KINDS,
  DEMAND_LENGTHS,
  DEMAND_STEPS,
  STARTS,
  UNKNOWN_RULE,
} from '#app/amparo/domain/demand'
import { REQUISITE_KEYS, REQUISITE_STATES } from '#app/amparo/domain/requisites'

const title = () => line(DEMAND_LENGTHS.title)
const one = () => line(DEMAND_LENGTHS.line).nullable().optional()
const several = () => text(DEMAND_LENGTHS.text).nullable().optional()
const calendar = () => line(LENGTHS.short).nullable().optional()

/** What is said of each requisite by hand. */
const requisite = () =>
  vine.object({
    key: vine.enum(REQUISITE_KEYS),
    state: vine.enum(REQUISITE_STATES),
    reason: line(DEMAND_LENGTHS.reason).nullable().optional().requiredWhen('state', '=', 'not_applicable'),
  })

const answers = () => ({
  act: several(),
  actClass: vine.enum(ACT_CLASSES).nullable().optional(),
  authorities: several(),
  complainant: one(),
  thirdParty: one(),
  court: one(),
  courtId: id().nullable().optional(),
  startedBy: vine.enum(STARTS).nullable().optional(),
  happenedOn: day().nullable().optional(),
  time: time().nullable().optional(),
  notification: vine
    .enum([UNKNOWN_RULE, ...new Set(NOTIFICATION_RULES.map(({ key }) => key))])
    .nullable()
    .optional(),
  handling: calendar(),
  responsible: calendar(),
  facts: several(),
  rights: several(),
  arguments: several(),
  asksSuspension: vine.enum(['yes', 'no']).nullable().optional(),
  requisites: vine.array(requisite()).maxLength(REQUISITE_KEYS.length).distinct('key'),
  theses: vine.array(id()).maxLength(DEMAND_LENGTHS.theses).distinct(),
  annexes: vine.array(line(DEMAND_LENGTHS.annex)).maxLength(DEMAND_LENGTHS.annexes),
})

export const beginDemandValidator = vine.create({
  kind: vine.enum(DEMAND_KINDS),
  title: title(),
  matterId: id().nullable().optional(),
})

export const saveDemandValidator = vine.create({
  ...answers(),
  title: title(),
  step: vine.enum(DEMAND_STEPS),
  version: version(),
})

/** In which matter a demand ends: an id, or the title of a new one. */
export const finishDemandValidator = vine.create({
  version: version(),
  acceptPast: vine.boolean().optional(),
  matterId: id().nullable().optional(),
  title: title().nullable().optional().requiredIfMissing('matterId'),
  materia: vine.enum(MATERIAS).nullable().optional().requiredIfMissing('matterId'),
  clientId: id().nullable().optional(),
})

/** The answers of a demand of an archive, as they are stored. */
export const archivedAnswersValidator = vine.create({
  ...answers(),
  requisites: vine.record(
    vine.object({ state: vine.enum(REQUISITE_STATES), reason: line(DEMAND_LENGTHS.reason).nullable() })
  ),
  theses: vine
    .array(vine.object({ documentId: id(), title: line(2_000), citation: line(2_000) }))
    .maxLength(DEMAND_LENGTHS.theses),
})

export const archivedDemandValidator = vine.create({
  title: title(),
  kind: vine.enum(DEMAND_KINDS),
  step: vine.enum(DEMAND_STEPS),
  answers: vine.string().maxLength(200_000),
})
