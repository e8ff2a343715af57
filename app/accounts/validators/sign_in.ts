import vine from '@vinejs/vine'
import { email, passwordTyped } from '#app/core/validators/fields'

export const signInValidator = vine.create({
  email: email(),
  password: passwordTyped(),
  remember: vine.boolean().optional(),
})

export const preferencesValidator = vine.create({
  language: vine.enum(['es', 'en'] as const).optional(),
  theme: vine.enum(['light', 'dark', 'system'] as const).optional(),
})
