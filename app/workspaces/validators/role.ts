import vine from '@vinejs/vine'
import { confirmation } from '#app/accounts/validators/confirmation'
import { line, strictId } from '#app/core/validators/fields'
import { PERMISSIONS } from '#app/workspaces/permissions'

/** Lengths of the fields of a role, as the columns have them. */
export const ROLE_LENGTHS = { name: 60, description: 250 } as const

const fields = () => ({
  name: line(ROLE_LENGTHS.name),
  description: line(ROLE_LENGTHS.description).optional(),
  permissions: vine.array(vine.enum(PERMISSIONS)).maxLength(PERMISSIONS.length),
})

export const createRoleValidator = vine.create(fields())

/** `fingerprint` is that of the role when the person began to edit. */
export const editRoleValidator = vine.create({ ...fields(), fingerprint: vine.string().maxLength(64) })

export const deleteRoleValidator = vine.create({ confirmation: confirmation() })

export const previewRoleValidator = vine.create({ roleId: strictId() })
