import vine from '@vinejs/vine'
import { line } from '#app/core/validators/fields'
import { confirmation } from '#app/accounts/validators/confirmation'
import { SCOPES } from '#app/auth/tokens/scopes'
import { TOKEN_LIFE } from '#config/api'

/** A personal token: a name, what it may do, and for how many days (a year at most). */
export const personalTokenValidator = vine.create({
  name: line(80),
  scopes: vine.array(vine.enum(SCOPES)).minLength(1).maxLength(SCOPES.length).distinct(),
  days: vine.number().withoutDecimals().range([1, TOKEN_LIFE.personalDays]),
  confirmation: confirmation(),
})
