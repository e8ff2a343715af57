import vine from '@vinejs/vine'
import { strictId } from '#app/core/validators/fields'
import { matterTexts } from './domain/fields.js'
import { MATERIAS, STATUSES } from './domain/materias.js'

const words = () => vine.string().nullable()
const truth = () => vine.boolean({ strict: true })
const person = () => vine.object({ id: strictId(), name: vine.string() }).nullable()
const moment = () => vine.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

const shared = () => ({
  id: strictId(),
  reference: vine.string(),
  title: vine.string(),
  materia: vine.enum(MATERIAS),
  court: words(),
  fileNumber: words(),
  clientName: words(),
  status: vine.enum(STATUSES),
  stage: words(),
  nextOn: words(),
  private: truth(),
  readOnly: truth(),
  responsible: person(),
  updatedAt: moment(),
})

export const mattersShape = vine.create({
  items: vine.array(vine.object(shared())),
  paging: vine.object({ page: vine.number(), perPage: vine.number(), total: vine.number() }),
})

export const matterShape = vine.create({
  ...shared(),
  ...matterTexts(words),
  stageSince: words(),
  courtId: strictId().nullable(),
  ourRole: words(),
  filedOn: words(),
  claimAmount: vine.number().nullable(),
  clients: vine.array(vine.object({ id: strictId(), name: vine.string() })),
  portalClient: person(),
  archived: truth(),
  version: vine.number(),
  openedAt: moment(),
  can: vine.object({ edit: truth(), administer: truth(), archive: truth(), delete: truth() }),
})
