import vine from '@vinejs/vine'
import { clabe } from '#app/core/validators/fields'
import { candidate } from '#app/accounts/validators/registration'

export const affiliateSignupValidator = vine.create({ ...candidate, clabe: clabe() })
