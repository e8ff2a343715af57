import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { email, id, LENGTHS, line } from '#app/core/validators/fields'
import { MAX_AT_ONCE } from '#app/workspaces/domain/invitation_rules'

/** Roles that who invites may give. Another firm's, or one above their own, is no choice, like one that does not exist. */
type Choices = { roleIds: number[] }

const isChoice = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!(field.meta as Choices).roleIds.includes(Number(value))) field.report('invalid choice', 'enum', field)
})

const role = () => id().use(isChoice())
const person = () => ({ name: line(LENGTHS.name).optional(), email: email(), roleId: role() })

export const inviteMemberValidator = vine.withMetaData<Choices>().create(person())

export const inviteManyValidator = vine.withMetaData<Choices>().create({
  people: vine.array(vine.object(person())).minLength(1).maxLength(MAX_AT_ONCE),
})

/** A file comes as base64: 200 people fit many times into what is taken. */
export const readListValidator = vine.withMetaData<Choices>().create({
  text: vine.string().maxLength(200_000).optional(),
  file: vine
    .string()
    .regex(/^[A-Za-z0-9+/]*={0,2}$/)
    .maxLength(400_000)
    .optional(),
  roleId: role(),
})
