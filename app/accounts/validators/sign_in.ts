import vine from '@vinejs/vine'
import { email, passwordTyped } from '#app/core/validators/fields'

export const signInValidator = vine.create({
  email: email(),
  password: passwordTyped(),
  remember: vine.boolean().optional(),
})
