import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import { DecidedAlready } from '#app/conflicts/actions/decide_check'
import { languageOf } from '#app/workspaces/context'

/** Turns a decision that came too late into a problem of its field. */
export function saidAtTheForm(ctx: HttpContext) {
  return (error: unknown): never => {
    if (!(error instanceof DecidedAlready)) throw error
    const message = translate(languageOf(ctx), 'conflicts.decided_already')
    throw new errors.E_VALIDATION_ERROR([{ field: 'decision', rule: 'decided', message }])
  }
}
