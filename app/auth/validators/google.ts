import vine from '@vinejs/vine'
import { refCode } from '#app/accounts/validators/registration'

/** How a visitor goes to Google. */
export const googleSignInValidator = vine.create({
  intent: vine.enum(['login', 'join'] as const),
  type: vine.enum(['lawyer', 'client'] as const).optional(),
  refCode: refCode(),
})

/** What a signed-in person goes to Google for. */
export const googleVisitValidator = vine.create({ intent: vine.enum(['link', 'confirm'] as const) })
