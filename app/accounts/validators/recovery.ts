import vine from '@vinejs/vine'
import { email, password, passwordTyped } from '#app/core/validators/fields'
import { confirmation, sixDigits } from './confirmation.js'

/** The token of a link, as it stands after the `#`. */
const link = () => vine.string().maxLength(100)

export const recoveryValidator = vine.create({ email: email() })

/** The code of an email with its address, or the token of its link, and the new password. */
export const passwordRecoveryValidator = vine.create({
  email: email().optional().requiredIfMissing('link'),
  code: sixDigits().optional().requiredIfMissing('link'),
  link: link().optional(),
  password: password(),
})

export const passwordChangeValidator = vine.create({ currentPassword: passwordTyped(), password: password() })

export const newEmailValidator = vine.create({ email: email(), confirmation: confirmation() })

export const emailChangeValidator = vine.create({
  code: sixDigits().optional().requiredIfMissing('link'),
  link: link().optional(),
})
