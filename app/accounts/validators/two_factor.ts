import vine from '@vinejs/vine'
import { LENGTHS } from '#app/core/validators/fields'
import { confirmation } from '#app/accounts/validators/confirmation'

/** A code of the authenticator app or a recovery code, however it is spaced. */
const secondFactor = () => vine.string().trim().minLength(1).maxLength(LENGTHS.short)

export const challengeValidator = vine.create({ code: secondFactor(), trust: vine.boolean().optional() })

export const enrolmentValidator = vine.create({ code: secondFactor() })

/** For what only asks who the person is. */
export const confirmedValidator = vine.create({ confirmation: confirmation() })
