import vine from '@vinejs/vine'
import { ids, line, strictId } from '#app/core/validators/fields'
import { confirmation } from '#app/accounts/validators/confirmation'

/** Groups of a member, and members that are put into a group at once. */
const MAX_GROUPS_OR_MEMBERS = 200

/** `null` takes the role away. */
export const memberRoleValidator = vine.create({ roleId: strictId().nullable() })

export const memberGroupsValidator = vine.create({
  groupIds: vine.array(strictId()).distinct().maxLength(MAX_GROUPS_OR_MEMBERS),
})

export const removalValidator = vine.create({ confirmation: confirmation() })

export const groupValidator = vine.create({ name: line(60), description: line(250).optional() })

export const groupMembersValidator = vine.create({ memberIds: ids(MAX_GROUPS_OR_MEMBERS) })
