import vine from '@vinejs/vine'
import { email } from '#app/core/validators/fields'

export const askLinkValidator = vine.create({ email: email() })

/** What stands after the `#` of a link: a token, or whatever somebody made of it. */
export const openLinkValidator = vine.create({ link: vine.string().maxLength(200) })
