import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { confirmation } from '#app/accounts/validators/confirmation'
import { day } from '#app/core/validators/day'
import { id, ids, LENGTHS, line } from '#app/core/validators/fields'
import { TAG_LENGTH } from '#app/matters/actions/tag_matter_batch'
import { MATTER_TEXTS, matterTexts } from '#app/matters/domain/fields'
import { MATERIAS, STATUSES } from '#app/matters/domain/materias'
import { OUR_ROLES } from '#app/matters/domain/party_roles'

/** Lengths of the fields of a matter, as the columns have them. */
export const MATTER_LENGTHS = {
  title: LENGTHS.title,
  ...matterTexts((key) => MATTER_TEXTS[key].length),
  clientName: 200,
} as const

/** Most matters that are archived at once. */
const BATCH = 100
const MAX_CLIENTS = 20
const MAX_PEOPLE = 200
const MAX_TAGS = 30
/** The largest amount that may be claimed: a hundred thousand million pesos. */
export const MAX_CENTAVOS = 10_000_000_000_000

/** Whom the form offers as responsible: ids of the members of the firm. Somebody else's id is no choice, like one that does not exist. */
type Choices = { responsibleIds: number[] }

const isChoice = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!(field.meta as Choices).responsibleIds.includes(Number(value))) field.report('invalid choice', 'enum', field)
})

/** An id, or a name. */
const client = () => vine.object({ id: id().optional(), name: line(LENGTHS.name).optional().requiredIfMissing('id') })

/** Rules of the texts of a matter besides its title. */
export const matterTextRules = () => matterTexts((key) => line(MATTER_TEXTS[key].length).optional())

const fields = () => ({
  title: line(MATTER_LENGTHS.title),
  materia: vine.enum(MATERIAS),
  ...matterTextRules(),
  courtId: id().optional(),
  clientName: line(MATTER_LENGTHS.clientName).optional(),
  clients: vine.array(client()).maxLength(MAX_CLIENTS).optional(),
  responsibleId: id().use(isChoice()).optional(),
  status: vine.enum(STATUSES),
  ourRole: vine.enum(OUR_ROLES).optional(),
  filedOn: day().optional(),
  claimAmount: vine.number().withoutDecimals().min(0).max(MAX_CENTAVOS).optional(),
})

export const openMatterValidator = vine.withMetaData<Choices>().create({
  ...fields(),
  private: vine.boolean().optional(),
  team: vine.array(id()).maxLength(MAX_PEOPLE).distinct().optional(),
  templateId: id().optional(),
})

/** `version` is that of the matter when the person began to edit. */
export const editMatterValidator = vine.withMetaData<Choices>().create({ ...fields(), version: id() })

export const matterBatchValidator = vine.create({ ids: ids(BATCH) })

export const stageValidator = vine.create({ stage: line(MATTER_LENGTHS.stage).optional(), since: day().optional() })

/** Those who shall be in the team; nobody is a team too. */
export const teamValidator = vine.create({ people: vine.array(id()).maxLength(MAX_PEOPLE).distinct().optional() })

/** All the tags that a matter shall have. */
export const tagsValidator = vine.create({ tags: vine.array(line(TAG_LENGTH)).maxLength(MAX_TAGS).optional() })

/** Whoever deletes a matter shows that it is them. */
export const batchTrashingValidator = vine.create({ ids: ids(BATCH), confirmation: confirmation() })

export const trashingValidator = vine.create({ confirmation: confirmation() })
