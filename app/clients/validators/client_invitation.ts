import vine from '@vinejs/vine'
import { email, line } from '#app/core/validators/fields'

const LONGEST_NAME = 120
const MOST_MATTERS = 50
const id = () => vine.number().withoutDecimals().positive()

/** `clientId` names a client of the firm; without it `name` is a new one, or one of that name. */
export const inviteClientValidator = vine.create({
  clientId: id().optional(),
  name: line(LONGEST_NAME),
  email: email(),
  matterIds: vine.array(id()).maxLength(MOST_MATTERS).distinct().optional(),
})
