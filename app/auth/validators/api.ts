import vine from '@vinejs/vine'
import { email, line, passwordTyped, strictId } from '#app/core/validators/fields'
import { SCOPES } from '#app/auth/tokens/scopes'

const MAX_TOKEN_LENGTH = 100

const scopes = () => vine.array(vine.enum(SCOPES)).minLength(1).maxLength(SCOPES.length).distinct()
export const signInProgramValidator = vine.create({
  email: email(),
  password: passwordTyped(),
  code: vine.string().trim().maxLength(60).optional(),
  name: line(80).optional(),
  scopes: scopes().optional(),
})

export const refreshValidator = vine.create({ refreshToken: vine.string().maxLength(MAX_TOKEN_LENGTH) })

export const apiPreferencesValidator = vine.create({
  id_languages: vine.number({ strict: true }).in([1, 2]).optional(),
  id_themes_preference: vine.number({ strict: true }).in([1, 2, 3]).optional(),
})

export const apiWorkspaceValidator = vine.create({ workspaceId: strictId() })

/** Which page of a list, from 1. */
export const pageValidator = vine.create({
  page: vine.number().withoutDecimals().range([1, 1_000_000]).optional(),
})
