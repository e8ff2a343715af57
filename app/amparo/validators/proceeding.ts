import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'
import { id, line, text, version } from '#app/core/validators/fields'
import { NOTIFICATION_RULES } from '#app/deadlines/shipped/index'
import { PROCEEDING_KEYS, PROCEEDING_LENGTHS, STAGE_KEYS } from '#app/amparo/domain/proceedings'
import { SUSPENSIONS } from '#app/amparo/domain/suspensions'

const NEUN = 12
const { number, court, name, text: several, notes, notebook, news, page } = PROCEEDING_LENGTHS

const facts = () => ({
  kind: vine.enum(PROCEEDING_KEYS),
  isOwn: vine.boolean(),
  number: line(number).nullable().optional(),
  court: line(court).nullable().optional(),
  complainant: line(name).nullable().optional(),
  thirdParty: line(name).nullable().optional(),
  actClaimed: text(several).nullable().optional(),
  authorities: text(several).nullable().optional(),
  notifiedOn: day().nullable().optional(),
  notification: vine
    .enum([...new Set(NOTIFICATION_RULES.map(({ key }) => key))])
    .nullable()
    .optional(),
  suspension: vine.enum(SUSPENSIONS),
  notes: text(notes).nullable().optional(),
  shownToClient: vine.boolean(),
})

const links = () => ({
  courtId: id().nullable().optional(),
  matterId: id().nullable().optional(),
  parentId: id().nullable().optional(),
})

export const proceedingValidator = vine.create({ ...facts(), ...links() })
export const editProceedingValidator = vine.create({ ...facts(), ...links(), version: version() })
export const stageValidator = vine.create({ stage: vine.enum(STAGE_KEYS), version: version() })

/** News that somebody writes by hand; without a day it is kept and asked for. */
export const newsValidator = vine.create({
  decidedOn: day().nullable().optional(),
  publishedOn: day().nullable().optional(),
  notebook: line(notebook).nullable().optional(),
  text: text(news),
})
export const newsDayValidator = vine.create({ decidedOn: day() })

/** The page of a case as somebody copied it. */
export const pageValidator = vine.create({ content: vine.string().minLength(1).maxLength(page) })

export const sightingValidator = vine.create({ upTo: id() })

/** A proceeding of an archive, without the records that it names. */
export const archivedProceedingValidator = vine.create({
  ...facts(),
  stage: vine.enum(STAGE_KEYS),
  neun: vine.string().regex(/^\d+$/).maxLength(NEUN).nullable().optional(),
})

export const archivedNewsValidator = vine.create({
  source: vine.enum(['cjf', 'paste', 'hand']),
  newsKey: vine.string().regex(/^[0-9a-f]{64}$/),
  decidedOn: day().nullable().optional(),
  publishedOn: day().nullable().optional(),
  notebook: line(notebook).nullable().optional(),
  text: text(news),
  shownToClient: vine.boolean().optional(),
})
