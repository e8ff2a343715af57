import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { LENGTHS, ids, line } from '#app/core/validators/fields'
import { MATERIAS, STATUSES } from '#app/matters/materias'

/** Lengths of the fields of a matter, as the columns have them. */
export const MATTER_LENGTHS = { title: LENGTHS.title, court: 200, fileNumber: 60, clientName: 200 } as const

/** Most matters that are archived at once. */
const BATCH = 100

/** Whom the form offers as responsible: ids of the members of the firm. Somebody else's id is no choice, like one that does not exist. */
type Choices = { responsibleIds: number[] }

const isChoice = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!(field.meta as Choices).responsibleIds.includes(Number(value))) field.report('invalid choice', 'enum', field)
})

const fields = () => ({
  title: line(MATTER_LENGTHS.title),
  materia: vine.enum(MATERIAS),
  court: line(MATTER_LENGTHS.court).optional(),
  fileNumber: line(MATTER_LENGTHS.fileNumber).optional(),
  clientName: line(MATTER_LENGTHS.clientName).optional(),
  responsibleId: vine.number().withoutDecimals().positive().use(isChoice()).optional(),
  status: vine.enum(STATUSES),
})

export const openMatterValidator = vine.withMetaData<Choices>().create(fields())

/** `version` is that of the matter when the person began to edit. */
export const editMatterValidator = vine.withMetaData<Choices>().create({
  ...fields(),
  version: vine.number().withoutDecimals().positive(),
})

export const matterBatchValidator = vine.create({ ids: ids(BATCH) })
