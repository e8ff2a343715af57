import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import { languageOf } from '#app/workspaces/context'
import { Stale } from '#app/activities/actions/stale'

/** Turns a stale edit into a problem of the field `version`, so that the form says it and keeps what was typed. */
export function saidAtTheForm(ctx: HttpContext, key: string) {
  return (error: unknown): never => {
    if (!(error instanceof Stale)) throw error
    const message = translate(languageOf(ctx), key)
    throw new errors.E_VALIDATION_ERROR([{ field: 'version', rule: 'stale', message }])
  }
}
