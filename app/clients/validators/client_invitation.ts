import vine from '@vinejs/vine'
import { email, id, line } from '#app/core/validators/fields'

const MAX_NAME_LENGTH = 120
const MAX_MATTERS = 50
/** `clientId` names a client of the firm; without it `name` is a new one, or one of that name; CR-400 without both. */
export const inviteClientValidator = vine.create({
  clientId: id().optional(),
  name: line(MAX_NAME_LENGTH).optional(),
  email: email(),
  matterIds: vine.array(id()).maxLength(MAX_MATTERS).distinct().optional(),
})

/** The client is the one whose page it is. */
export const clientInvitationValidator = vine.create({
  email: email(),
  matterIds: vine.array(id()).maxLength(MAX_MATTERS).distinct().optional(),
})
